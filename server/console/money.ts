import { consoleMoneyEndpoints } from '@contract/console/money/endpoints'
import { consoleMoneySchemas } from '@contract/console/money/schema'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError, notFound } from '../core/business-error'
import type { Tx } from '../db/client'
import { ourNumber } from '../domain/order-number'
import type { Kit } from '../http/kit'
import { iso, isoOrNull } from '../lib/iso'
import { listBillDays, listDifferences, settleDifference } from '../modules/bill'
import { explainOrder } from '../modules/ledger'
import { hangingRefunds, listVirtualMessages, retryRefund, settleRefundByHand } from '../modules/payment'
import { performAct, type Actor } from '../modules/staff'
import type { BindConsole } from './bind'
import type { ConsoleDependencies } from './dependencies'

/** Bills shown: three a day, for a month. */
const BILLS = 93

/** Bills of the channel, refunds that hang, and the ledger. */
export function bindMoney(
  { db }: Kit,
  bind: BindConsole,
  { refundDone, takeBack }: Pick<ConsoleDependencies, 'refundDone' | 'takeBack'>
): void {
  /** Decides about a refund, once, with its entry in the audit trail. */
  const decide = async (
    act: 'retryRefund' | 'settleRefund',
    {
      outRefundNo,
      reason,
      via
    }: { readonly outRefundNo: string; readonly reason: string; readonly via?: 'platform' | 'outside' },
    actor: Actor
  ) => {
    const { staff, requestKey, now } = actor
    const decision = { outRefundNo, key: `${staff.id} ${requestKey ?? ''}`, staff: staff.id, reason, now }
    const about = { kind: 'refund', id: outRefundNo }
    const { actId } = await performAct(db, actor, { act, about, reason }, async (tx: Tx) => {
      const outcome = via
        ? await settleRefundByHand({ db: tx, refundDone, takeBack }, { ...decision, via })
        : await retryRefund(tx, decision)
      if (outcome === 'unknown') throw notFound('退款不存在')
      if (outcome === 'ended') throw new BusinessError(RESULT.orderState, '该退款已处理，请刷新')
      return { before: { state: 'failed' }, after: { state: via ?? 'processing' } }
    })
    return { actId }
  }

  bind(consoleMoneyEndpoints, consoleMoneySchemas, {
    async bills() {
      const days = await listBillDays(BILLS, db)
      return {
        items: days.map((row) => ({
          ...row,
          storedAt: isoOrNull(row.storedAt),
          matchedAt: isoOrNull(row.matchedAt)
        }))
      }
    },

    async billDifferences({ cursor, limit, state, day }) {
      const open = state === undefined ? undefined : state === 'open'
      const { rows, next } = await listDifferences({ cursor, pageSize: limit, open, day }, db)
      return {
        items: rows.map((row) => ({
          ...row,
          foundAt: iso(row.foundAt),
          settledAt: isoOrNull(row.settledAt)
        })),
        nextCursor: next
      }
    },

    async settleBillDifference({ id, reason }, { actor, now }) {
      const about = { kind: 'billDifference', id: String(id) }
      const { actId } = await performAct(
        db,
        actor,
        { act: 'settleBillDifference', about, reason },
        async (tx) => {
          if (!(await settleDifference({ id, staff: actor.staff.id, reason, now }, tx)))
            throw new BusinessError(RESULT.orderState, '该差异已处理，请刷新')
          return { before: { state: 'open' }, after: { state: 'settled' } }
        }
      )
      return { actId }
    },

    async hangingRefunds({ cursor, limit }) {
      const { rows, next } = await hangingRefunds({ cursor, pageSize: limit }, db)
      return { items: rows.map((row) => ({ ...row, createdAt: iso(row.createdAt) })), nextCursor: next }
    },
    retryRefund: (input, { actor }) => decide('retryRefund', input, actor),
    settleRefund: (input, { actor }) => decide('settleRefund', input, actor),

    async virtualMessages({ cursor, limit }) {
      const { rows, next } = await listVirtualMessages({ cursor, pageSize: limit }, db)
      return {
        items: rows.map((row) => ({ ...row, firstAt: iso(row.firstAt), lastAt: iso(row.lastAt) })),
        nextCursor: next
      }
    },

    async orderLedger({ orderNo }) {
      const { entries, balances } = await explainOrder(ourNumber(orderNo), db)
      return { entries: entries.map((entry) => ({ ...entry, at: iso(entry.at) })), balances: [...balances] }
    }
  })
}
