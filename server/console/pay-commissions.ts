/** Commissions that were paid outside of this product are noted as acts of staff: one by one, or those of a file. */
import type { ConsoleData, ConsoleInput } from '@contract/console/types'
import { BusinessError } from '../core/business-error'
import type { Queryable } from '../db/client'
import { isPaid, notePayoutIn, type Payout } from '../modules/distribution'
import { performAct, type Actor } from '../modules/staff'

type Row = ConsoleInput<'payCommissions'>['rows'][number]
type RowVerdict = ConsoleData<'payCommissions'>['items'][number]

/**
 * Notes one payout.
 * @returns the act's id
 * @throws BusinessError 907 if the reference was recorded before, or not that much has settled
 */
export async function payOne(db: Queryable, payout: Payout, actor: Actor): Promise<string> {
  const { memberId, channel: channelCode, amountFen, mark } = payout
  const act = { act: 'payCommission', about: { kind: 'member', id: memberId } }
  const { actId } = await performAct(db, actor, act, async (tx) => {
    await notePayoutIn(tx, payout, actor.now)
    return { after: { channelCode, amountFen, mark } }
  })
  return actId
}

/** Notes the payouts of a file under one reference, each by itself: a file that is sent once more pays nobody twice. */
export async function payFile(
  db: Queryable,
  rows: readonly Row[],
  mark: string,
  actor: Actor
): Promise<ConsoleData<'payCommissions'>> {
  const firstRows = new Map<string, number>()
  const items: RowVerdict[] = []
  for (const { row, channelCode, ...one } of rows) {
    const whose = `${one.memberId} ${channelCode}`
    const first = firstRows.get(whose)
    if (first !== undefined) {
      items.push({ row, verdict: 'refused', why: `与第 ${first} 行是同一位会员，请合并成一行` })
      continue
    }
    firstRows.set(whose, row)
    const key = { ...actor, requestKey: `${actor.requestKey ?? ''}:${row}` }
    items.push({ row, ...(await payRow(db, { ...one, channel: channelCode, mark }, key)) })
  }
  return { items }
}

async function payRow(db: Queryable, payout: Payout, actor: Actor): Promise<Omit<RowVerdict, 'row'>> {
  if (await isPaid(payout, db)) return { verdict: 'already', why: null }
  try {
    await payOne(db, payout, actor)
    return { verdict: 'paid', why: null }
  } catch (problem) {
    if (!(problem instanceof BusinessError)) throw problem
    // the same file, sent at the same moment
    if (await isPaid(payout, db)) return { verdict: 'already', why: null }
    return { verdict: 'refused', why: problem.message }
  }
}
