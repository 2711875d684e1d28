import { RECHARGE_LIMIT_TEXT, RESULT } from '@contract/envelope/codes'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import type { RechargeGateway, RechargeOutcome } from '../../gateways/recharge/recharge-gateway'
import { RemoteSilent } from '../../gateways/remote-json'
import { BusinessError } from '../../core/business-error'
import { eachDue } from '../../jobs/each-due'
import { reportOutcome } from '../../jobs/outcomes'
import { refundFailedRecharges } from '../payment'
import {
  claimRecharge,
  endedPieces,
  markDelayed,
  rechargeDone,
  rechargeFailed,
  waitingRecharge
} from './recharge-repository'

/** Dependencies of sending recharges. `recharge` is resolved lazily: most test servers have none. */
export interface RechargeDependencies {
  readonly db: Queryable
  readonly recharge: () => RechargeGateway
  readonly log: { error(details: object, message: string): void }
}

const LIMIT_MESSAGE = `该号码本月已达${RECHARGE_LIMIT_TEXT}`
const DELAYED = '充值结果仍在核实，客服会与您联系'
/** A recharge just taken is sent by the call that took it. */
const SWEEP_AFTER_MS = 10_000
const SWEEP_SIZE = 50

type Waiting = NonNullable<Awaited<ReturnType<typeof waitingRecharge>>>

/**
 * Sends a recharge that was just taken. If the gateway is unreachable or slow, the record stays `processing`, and
 * {@link sweepRecharges} continues.
 * @throws BusinessError 323 if the account's limit is reached, 902 if it is refused; quota and stock are returned
 */
export async function sendRecharge(
  dependencies: RechargeDependencies,
  receiveId: string,
  now: Date
): Promise<void> {
  const waiting = await waitingRecharge(receiveId, dependencies.db)
  if (!waiting) return
  const outcome = await submit(dependencies, waiting, now)
  await settle(dependencies, receiveId, outcome, now)
  if (outcome.state === 'limit') throw new BusinessError(RESULT.quietRecharge, LIMIT_MESSAGE)
  if (outcome.state === 'refused') throw new BusinessError(RESULT.limitReached, outcome.reason)
}

/**
 * Sends the recharges that an order bought, after the transaction that created them. Permanent failures are refunded;
 * any still in progress, or not reached, are left to {@link sweepRecharges}.
 */
export async function deliverRecharges(
  dependencies: RechargeDependencies,
  receiveIds: readonly string[],
  now: Date
): Promise<void> {
  for (const receiveId of receiveIds) await deliverOne(dependencies, receiveId, now)
}

/** @returns false if the gateway has not answered */
async function deliverOne(
  dependencies: RechargeDependencies,
  receiveId: string,
  now: Date
): Promise<boolean> {
  const waiting = await waitingRecharge(receiveId, dependencies.db)
  if (!waiting) return true
  const outcome = await submit(dependencies, waiting, now)
  await settle(dependencies, receiveId, outcome, now)
  return outcome !== SILENT
}

/**
 * Queries the recharges still in progress, at growing intervals. Repeating the same request is the same recharge.
 * After 30 days a person has to find out: it is unknown whether the number was recharged, so nothing is refunded
 * automatically.
 */
export function sweepRecharges(dependencies: RechargeDependencies, now: Date): Promise<void> {
  const { db, log } = dependencies
  const before = new Date(now.getTime() - SWEEP_AFTER_MS)
  return eachDue(
    () => claimRecharge(now, before, db),
    SWEEP_SIZE,
    async ({ requestId, isLast }) => {
      const isAnswered = await deliverOne(dependencies, requestId, now)
      if (isLast && (await markDelayed(requestId, DELAYED, db)))
        reportOutcome(log, 'recharge', 'unanswered', { receiveId: requestId })
      return isAnswered
    }
  )
}

/** Nobody knows whether it was taken. */
const SILENT: RechargeOutcome = { state: 'processing' }

async function submit(
  { recharge, log }: RechargeDependencies,
  waiting: Waiting,
  now: Date
): Promise<RechargeOutcome> {
  const { requestId, account, amountFen, productName } = waiting
  if (!account) return { state: 'refused', reason: '没有可充值的手机号，请先绑定手机号' }
  try {
    return await recharge().submit({ requestId, account, amountFen, productName }, now)
  } catch (problem) {
    log.error({ err: problem, receiveId: requestId }, 'recharge gateway cannot be reached')
    return problem instanceof RemoteSilent ? SILENT : { state: 'processing' }
  }
}

/** Stores the outcome of a recharge, once; if one of an order failed, the last to end triggers the refund. */
async function settle(
  { db, log }: RechargeDependencies,
  receiveId: string,
  outcome: RechargeOutcome,
  now: Date
): Promise<void> {
  if (outcome.state === 'processing') return
  await withTransaction(db, async (tx) => {
    const orderNo = await end(tx, receiveId, outcome)
    if (orderNo === null) return
    await refundFailedRecharges(tx, orderNo, (locked) => endedPieces(orderNo, locked), now)
  })
  reportOutcome(log, 'recharge', outcome.state, { receiveId })
}

type Ended = Exclude<RechargeOutcome, { state: 'processing' }>

function end(tx: Tx, receiveId: string, outcome: Ended): Promise<OrderNo | null> {
  if (outcome.state === 'done') return rechargeDone(receiveId, tx)
  return rechargeFailed(receiveId, outcome.state === 'limit' ? LIMIT_MESSAGE : outcome.reason, tx)
}
