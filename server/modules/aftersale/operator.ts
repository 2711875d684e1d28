/** Requests as staff see and decide them. */
import type { ConsoleData, ConsoleParsed } from '@contract/console/types'
import type { AfterSaleState } from '@contract/types'
import { notFound } from '../../core/business-error'
import type { Queryable } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { maskedMember } from '../../lib/masked-member'
import { approve, receive, refuse } from './decide'
import { listAllAfterSales, listWaitingAfterSales } from './operator-repository'
import { afterSaleView } from './read'
import { findAfterSale } from './repository'

/** A page of all requests, or of those that wait for staff. */
export async function operatorAfterSales(
  db: Queryable,
  { cursor, limit, state, turn, orderNo }: ConsoleParsed<'afterSales'>,
  now: Date
): Promise<ConsoleData<'afterSales'>> {
  const list = turn === 'staff' ? listWaitingAfterSales : listAllAfterSales
  const { rows, next } = await list(
    { state: state ?? null, orderNo: orderNo ?? null, cursor, pageSize: limit },
    db
  )
  const items = rows.map(({ nickname, mobile, ...row }) => ({
    ...afterSaleView(row, now),
    member: maskedMember({ memberId: row.memberId, nickname, mobile })
  }))
  return { items, nextCursor: next }
}

/** What staff decide about a request. */
export type Decision =
  | { readonly to: 'approve' }
  | { readonly to: 'receive' }
  | { readonly to: 'refuse'; readonly reason: string }

/** Where a request is, before and after a decision. */
export interface Decided {
  readonly before: { readonly state: AfterSaleState }
  readonly after: { readonly orderNo: OrderNo; readonly state: AfterSaleState; readonly amountFen: number }
}

/** Decides about a request, inside the caller's transaction. @throws BusinessError 404, 907 */
export async function decideAfterSale(
  db: Queryable,
  id: string,
  decision: Decision,
  now: Date
): Promise<Decided> {
  const before = await existing(id, db)
  if (decision.to === 'approve') await approve(db, id, 'merchant', now)
  else if (decision.to === 'receive') await receive(db, id, 'merchant', now)
  else await refuse(db, id, decision.reason, 'merchant', now)
  const { orderNo, state, amountFen } = await existing(id, db)
  return { before: { state: before.state }, after: { orderNo, state, amountFen } }
}

async function existing(id: string, db: Queryable) {
  const row = await findAfterSale(id, db)
  if (!row) throw notFound('售后申请不存在')
  return row
}
