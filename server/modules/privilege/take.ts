import { RESULT } from '@contract/envelope/codes'
import type { PlatePeriod } from '@contract/types'
import { isMobile } from '@contract/typed/phone'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { BusinessError, notFound } from '../../core/business-error'
import { runningRound } from '../../domain/plate-rounds'
import { newRecord } from './new-record'
import { handOverPrize } from './won'
import {
  fillSlot,
  groupTaken,
  lockHeldPrivilege,
  recordIn,
  countQuota,
  countStock,
  type HeldPrivilege,
  type Slot
} from './take-repository'

/** One request to take a privilege from a plate. */
export interface Taking {
  readonly memberId: string
  readonly memberPlateId: string
  readonly privilegeId: string
  /** Where points that are won go. */
  readonly channel: string
  /** The account for a recharge, or for one that a draw may give. */
  readonly account?: string | undefined
  /** The group that the caller chose from, if named. */
  readonly groupId?: string | undefined
  readonly now: Date
  /** Why it would be of no use to the member; what was taken already stays taken. */
  readonly refusal?: BusinessError | undefined
}

/** `isNew` is false if the slot had already been filled, by a concurrent or an earlier request. */
export interface Taken {
  readonly receiveId: string
  readonly isNew: boolean
  readonly needsDelivery: boolean
  /** A recharge that was won: sent after the commit. */
  readonly wonRecharge?: string | undefined
}

/** A concurrent call was faster: check again. */
class Contended extends Error {
  constructor(
    readonly slot: Slot,
    readonly refusal: BusinessError
  ) {
    super('The slot or its quota was taken in the meantime')
  }
}

/**
 * Takes a privilege from a plate in the running round: one record, regardless of repeated and concurrent calls.
 * Quota, stock and the single choice of a group are enforced by conditional writes in one transaction. `count` is
 * called for a take that is about to be new, and may refuse it.
 * @throws BusinessError 901 902 903 904 905 of the contract, `refusal`; 400 if a recharge lacks its account; 404 for a wrong
 * group
 */
export async function receivePlatePrivilege(
  db: Queryable,
  taking: Taking,
  count: (tx: Tx) => Promise<void>
): Promise<Taken> {
  try {
    return await withTransaction(db, (tx) => takeInside(tx, taking, count))
  } catch (problem) {
    if (!(problem instanceof Contended)) throw problem
    const receiveId = await recordIn(problem.slot, db)
    if (receiveId) return { receiveId, isNew: false, needsDelivery: false }
    throw problem.refusal
  }
}

async function takeInside(tx: Tx, taking: Taking, count: (tx: Tx) => Promise<void>): Promise<Taken> {
  const { memberId, memberPlateId, privilegeId, now } = taking
  const held = await lockHeldPrivilege(memberId, memberPlateId, privilegeId, tx)
  if (!held || (taking.groupId !== undefined && held.groupId !== taking.groupId)) throw needCard()
  if (held.redirect) throw notFound('该权益请前往合作方页面使用')
  const slot = { memberPlateId, privilegeId, roundNo: roundNoOf(held, now) }
  const existing = await recordIn(slot, tx)
  if (existing) return { receiveId: existing, isNew: false, needsDelivery: false }
  checkWindow(held, now)
  if (taking.refusal) throw taking.refusal
  await count(tx)
  const record = newRecord(held, memberId, accountOf(held, taking.account), now)
  if (!(await countQuota(slot, held.quota, tx))) throw new Contended(slot, limitReached('本期可领次数已用完'))
  if (held.groupId && (await groupTaken(slot, held.groupId, tx))) {
    throw new Contended(slot, limitReached('本期已选择了同组的其他权益'))
  }
  if (!(await fillSlot(slot, record, tx))) throw new Contended(slot, limitReached('本期已领取过该权益'))
  const wonRecharge = held.prizes ? await handOverPrize(tx, record, held.prizes, taking) : undefined
  if (held.stock !== null && !(await countStock(privilegeId, tx))) throw soldOut()
  return { receiveId: record.id, isNew: true, needsDelivery: record.state === 'processing', wonRecharge }
}

/** @throws BusinessError if the card is not running, or no round of the plate is */
function roundNoOf(held: HeldPrivilege, now: Date): number {
  const cardRuns = held.cardState === 'active' && (held.cardExpiresAt === null || held.cardExpiresAt > now)
  if (!cardRuns) throw needCard()
  if (now < held.startsAt) throw new BusinessError(RESULT.notStarted, '权益包尚未生效')
  const round = runningRound({ ...held, period: held.period as PlatePeriod }, now)
  if (!round) throw new BusinessError(RESULT.ended, '权益包已结束')
  return round.roundNo
}

function checkWindow({ privilegeStartsAt, privilegeEndsAt }: HeldPrivilege, now: Date): void {
  if (privilegeStartsAt && now < privilegeStartsAt)
    throw new BusinessError(RESULT.notStarted, '该权益尚未开始')
  if (privilegeEndsAt && now >= privilegeEndsAt) throw new BusinessError(RESULT.ended, '该权益已结束')
}

function accountOf(held: HeldPrivilege, account: string | undefined): string | null {
  if (held.delivery !== 'account') return null
  if (account && isMobile(account)) return account
  throw new BusinessError(RESULT.badRequest, '请输入正确的充值手机号')
}

const needCard = () => new BusinessError(RESULT.needCard, '暂无可用的权益包，请先开通或激活会员卡')
const limitReached = (message: string) => new BusinessError(RESULT.limitReached, message)
const soldOut = () => new BusinessError(RESULT.soldOut, '来晚了，该权益已领完')
