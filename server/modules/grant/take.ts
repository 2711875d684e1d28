import { RESULT } from '@contract/envelope/codes'
import type { Grant } from '@contract/types'
import { withTransaction, type Tx } from '../../db/client'
import { BusinessError } from '../../core/business-error'
import {
  expectOpen,
  findActivity,
  insertGain,
  soldOut,
  decrementActivityStock,
  type ActivityRow
} from '../activity'
import { deliverRecharges } from '../privilege'
import type { GrantDependencies } from './dependencies'
import { activityOfRequest, hasGain } from './gain-repository'
import { givable, grantActivityCards, grantActivityGoods } from './hand-over'
import { hadIt, missing } from './refusals'
import { grantIn } from './view'

/** Somebody takes an activity's gift. */
export interface GrantRequest {
  readonly memberId: string
  readonly activityId: string
  readonly kind: ActivityRow['kind']
  readonly channel: string
  /** Idempotency key of the call. */
  readonly requestKey: string
  readonly now: Date
  /** Uses up the entitlement in the same transaction; throws if there is none. */
  readonly claim?: (tx: Tx) => Promise<void>
}

/** An activity of the channel and kind. @throws BusinessError 404 */
export async function activityOfKind(
  { activityId, channel }: Pick<GrantRequest, 'activityId' | 'channel'>,
  kinds: readonly ActivityRow['kind'][],
  db: GrantDependencies['db']
): Promise<ActivityRow> {
  const activity = await findActivity(activityId, channel, db)
  if (!activity || !kinds.includes(activity.kind)) throw missing()
  return activity
}

/**
 * Gives all that an activity gives, once per person; a repeated call gets the same result.
 * @throws BusinessError 404, 901, 902, 903, 904, 910, and what `claim` throws
 */
export async function claimGrant(dependencies: GrantDependencies, request: GrantRequest): Promise<Grant> {
  const made = await madeBefore(dependencies, request)
  if (made) return made
  try {
    return await takeNew(dependencies, request)
  } catch (problem) {
    if (!(problem instanceof BusinessError)) throw problem
    // a concurrent repeat of the call may have taken the last one
    const twin = await madeBefore(dependencies, request)
    if (!twin) throw problem
    return twin
  }
}

/** What a call with this key received: an earlier attempt may have done its work and then died. */
async function madeBefore({ db }: GrantDependencies, request: GrantRequest): Promise<Grant | undefined> {
  const { memberId, activityId, requestKey, now } = request
  const made = await activityOfRequest(memberId, requestKey, db)
  if (made === undefined) return undefined
  if (made !== activityId) throw new BusinessError(RESULT.keyReused, '内容有变化，请重新提交')
  return grantIn(memberId, activityId, now, db)
}

async function takeNew(dependencies: GrantDependencies, request: GrantRequest): Promise<Grant> {
  const { db, recharge } = dependencies
  const { memberId, activityId, kind, now } = request
  const activity = await activityOfKind(request, [kind], db)
  if (await hasGain(memberId, activityId, db)) throw hadIt()
  expectOpen(activity, now)
  const recharges = await withTransaction(db, (tx) => takeInside(tx, activity, request))
  await deliverRecharges(recharge, recharges, now)
  const grant = await grantIn(memberId, activityId, now, db)
  if (!grant) throw new Error(`What ${activityId} gave is gone`)
  return grant
}

/** Goods are locked before the activity, in the same order as a catalogue import. */
async function takeInside(tx: Tx, { items }: ActivityRow, request: GrantRequest): Promise<string[]> {
  const { memberId, activityId, channel, requestKey, now, claim } = request
  await claim?.(tx)
  const gain = { activityId, memberId, channelCode: channel, takenAt: now, requestKey }
  if (!(await insertGain(gain, tx))) throw hadIt()
  const to = { activityId, memberId, requestKey, now }
  const provided = givable(items)
  const of = (kind: 'card' | 'product') =>
    provided.filter((item) => item.kind === kind).map(({ itemId }) => itemId)
  const recharges = await grantActivityGoods(tx, to, of('product'))
  if (!(await decrementActivityStock(activityId, now, tx))) throw soldOut()
  await grantActivityCards(tx, to, of('card'))
  return recharges
}
