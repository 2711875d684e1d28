import { RESULT } from '@contract/envelope/codes'
import type { ActivityGain } from '@contract/types'
import { isoEnd } from '../../lib/iso'
import { withTransaction, type Queryable } from '../../db/client'
import { BusinessError, notFound } from '../../core/business-error'
import { grantCard } from '../card'
import {
  gainOfActivity,
  gainOfRequest,
  insertGain,
  setGainCard,
  decrementActivityStock,
  type GainRow
} from './gain-repository'
import { expectOpen, soldOut } from './open'
import { findActivity, type ActivityRow } from './read-repository'

interface Dependencies {
  readonly db: Queryable
}

/** Somebody takes the gift of an activity, or signs its agreement. */
export interface GainRequest {
  readonly memberId: string
  readonly activityId: string
  readonly kind: 'gift' | 'sign'
  readonly channel: string
  /** Idempotency key of the call. */
  readonly requestKey: string
  readonly now: Date
  /** For a signing: the name, and the version that they read. */
  readonly signature?: { readonly name: string; readonly agreementVersion: string }
}

/**
 * Gives the activity's gift, once per person; a repeated call gets the same result.
 * @throws BusinessError 404, 409 (another version must be signed), 901, 902, 903, 904, 910
 */
export async function grantGift(dependencies: Dependencies, request: GainRequest): Promise<ActivityGain> {
  // An earlier attempt of this call may have done its work and then died.
  const made = await gainOfRequest(request.memberId, request.requestKey, dependencies.db)
  if (made) return same(made, request)
  try {
    return await giveNew(dependencies, request)
  } catch (problem) {
    if (!(problem instanceof BusinessError)) throw problem
    // A concurrent repeat of the call may have taken the last one.
    const twin = await gainOfRequest(request.memberId, request.requestKey, dependencies.db)
    if (!twin) throw problem
    return same(twin, request)
  }
}

async function giveNew({ db }: Dependencies, request: GainRequest): Promise<ActivityGain> {
  const { memberId, activityId, channel, requestKey, now, signature } = request
  const activity = await findActivity(activityId, channel, db)
  const cardId = activity?.items.find(({ kind }) => kind === 'card')?.itemId
  if (!activity || activity.kind !== request.kind || cardId === undefined)
    throw notFound('活动不存在或已结束')
  if (await gainOfActivity(memberId, activityId, db)) throw hadIt(request)
  check(activity, request)

  await withTransaction(db, async (tx) => {
    const first = await insertGain(
      {
        activityId,
        memberId,
        channelCode: channel,
        takenAt: now,
        requestKey,
        signedName: signature?.name ?? null,
        agreementVersion: signature?.agreementVersion ?? null
      },
      tx
    )
    if (!first) throw hadIt(request)
    if (!(await decrementActivityStock(activityId, now, tx))) throw soldOut()
    const { memberCardId } = await grantCard(tx, { memberId, cardId, now })
    await setGainCard(activityId, memberId, memberCardId, tx)
  })
  const gain = await gainOfActivity(memberId, activityId, db)
  if (!gain) throw new Error(`The gain of ${activityId} is gone`)
  return view(gain)
}

function check(activity: ActivityRow, request: GainRequest): void {
  expectOpen(activity, request.now)
  if (request.signature && request.signature.agreementVersion !== activity.agreementVersion) {
    throw new BusinessError(RESULT.agreementChanged, '协议内容已更新，请重新阅读后再签')
  }
}

const hadIt = ({ kind }: GainRequest) =>
  new BusinessError(RESULT.limitReached, kind === 'sign' ? '您已签约，无需重复签约' : '您已领取过这份礼遇')

function same(made: GainRow, { activityId }: GainRequest): ActivityGain {
  if (made.activityId === activityId) return view(made)
  throw new BusinessError(RESULT.keyReused, '内容有变化，请重新提交')
}

const view = ({ expiresAt, takenAt, ...rest }: GainRow): ActivityGain => ({
  ...rest,
  expiresAt: isoEnd(expiresAt),
  takenAt: takenAt.toISOString()
})
