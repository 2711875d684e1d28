import { RECHARGE_LIMIT_TEXT, RESULT } from '@contract/envelope/codes'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import type { RechargeGateway, RechargeOutcome } from '../../gateways/recharge/recharge-gateway'
import { BusinessError } from '../../http/business-error'
import { refundFailedRecharges } from '../payment/refund-order'
import {
  endedPieces,
  rechargeDone,
  rechargeFailed,
  waitingRecharge,
  waitingRecharges
} from './recharge-repository'

/** What sending recharges needs. `recharge` is asked for late: most servers of tests have none. */
export interface RechargeParts {
  readonly db: Queryable
  readonly recharge: () => RechargeGateway
  readonly log: { error(details: object, message: string): void }
}

const LIMIT_MESSAGE = `该号码本月已达${RECHARGE_LIMIT_TEXT}`
/** A recharge just taken is sent by the call that took it. */
const SWEEP_AFTER_MS = 10_000
const SWEEP_SIZE = 50

type Waiting = NonNullable<Awaited<ReturnType<typeof waitingRecharge>>>

/**
 * Sends a recharge that was just taken. Where the gateway cannot be reached or takes its time the record stays
 * `processing`, and {@link sweepRecharges} goes on.
 * @throws BusinessError 323 when the account's limit is reached, 902 when it is refused; quota and stock are given back
 */
export async function sendRecharge(parts: RechargeParts, receiveId: string, now: Date): Promise<void> {
  const waiting = await waitingRecharge(receiveId, parts.db)
  if (!waiting) return
  const outcome = await submit(parts, waiting, now)
  await settle(parts.db, receiveId, outcome, now)
  if (outcome.state === 'limit') throw new BusinessError(RESULT.quietRecharge, LIMIT_MESSAGE)
  if (outcome.state === 'refused') throw new BusinessError(RESULT.limitReached, outcome.reason)
}

/**
 * Sends the recharges that an order bought, after the transaction that made them. One that fails for good is refunded; one
 * that stays under way, or whose turn does not come, is {@link sweepRecharges}'s.
 */
export async function deliverRecharges(
  parts: RechargeParts,
  receiveIds: readonly string[],
  now: Date
): Promise<void> {
  for (const receiveId of receiveIds) {
    const waiting = await waitingRecharge(receiveId, parts.db)
    if (waiting) await settle(parts.db, receiveId, await submit(parts, waiting, now), now)
  }
}

/** Asks what became of the recharges that are still under way. The same request asked again is the same recharge. */
export async function sweepRecharges(parts: RechargeParts, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SWEEP_AFTER_MS)
  for (const waiting of await waitingRecharges(before, SWEEP_SIZE, parts.db)) {
    await settle(parts.db, waiting.requestId, await submit(parts, waiting, now), now)
  }
}

async function submit(
  { recharge, log }: RechargeParts,
  waiting: Waiting,
  now: Date
): Promise<RechargeOutcome> {
  const { requestId, account, amountFen, productName } = waiting
  if (!account) return { state: 'refused', reason: '没有可充值的手机号，请先绑定手机号' }
  try {
    return await recharge().submit({ requestId, account, amountFen, productName }, now)
  } catch (problem) {
    log.error({ err: problem, receiveId: requestId }, 'recharge gateway cannot be reached')
    return { state: 'processing' }
  }
}

/** Writes down how a recharge ended, once; the last one of an order that did not go well gives its money back. */
async function settle(db: Queryable, receiveId: string, outcome: RechargeOutcome, now: Date): Promise<void> {
  if (outcome.state === 'processing') return
  await withTransaction(db, async (tx) => {
    const orderNo = await end(tx, receiveId, outcome)
    if (orderNo === null) return
    await refundFailedRecharges(tx, orderNo, (locked) => endedPieces(orderNo, locked), now)
  })
}

type Ended = Exclude<RechargeOutcome, { state: 'processing' }>

function end(tx: Tx, receiveId: string, outcome: Ended): Promise<string | null> {
  if (outcome.state === 'done') return rechargeDone(receiveId, tx)
  return rechargeFailed(receiveId, outcome.state === 'limit' ? LIMIT_MESSAGE : outcome.reason, tx)
}
