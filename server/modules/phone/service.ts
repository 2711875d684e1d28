/**
 * A member's phone number: the old one is verified, then the new one, each by an SMS code. The server stores a
 * verification for minutes, bound to the session, and the change uses it up.
 */
import { RESULT } from '@contract/envelope/codes'
import type { Data, ParsedInput, PhoneChange } from '@contract/types'
import { sqlState, withTransaction, type Queryable, type Tx } from '../../db/client'
import { BusinessError, loginExpired } from '../../core/business-error'
import { countBelongings, isMergeOf, lockMembers, maskMobile, mergeMembers } from '../member'
import { consumeCode, endOtherSessions, forgetDevices, judgeCode, proveDevice, wrongCode } from '../session'
import type { Asking, PhoneDependencies } from './dependencies'
import { saveProof, ownerOf, provenNumber, setMobile, consumePhoneProof } from './repository'

/** How long a verified number is valid for the next step. */
export const PROOF_MS = 10 * 60_000

/**
 * The old number is verified with a code of this scene, the new one with one of the other: they are not
 * interchangeable.
 */
const OLD = 'verify'
const NEW = 'bind'

const oldOver = () => new BusinessError(RESULT.stepExpired, '原手机号的验证已过期，请重新验证原手机号')
const newOver = () => new BusinessError(RESULT.stepExpired, '手机号验证已过期，请重新验证新手机号')
/** Its owner has changed the number, or left, while we waited: nothing was done, and a retry finds the current state. */
const changedMeanwhile = () => new BusinessError(RESULT.contended, '该手机号的账号刚刚有变化，请再试一次')
/** An account that staff keep out stays out: its number does not carry it into another one. */
const ownerBlocked = () => new BusinessError(RESULT.boundElsewhere, '该手机号的账号已停用，请联系客服')
/** An account about to be deleted is not merged into another. */
const ownerCloses = () =>
  new BusinessError(
    RESULT.boundElsewhere,
    '该手机号的账号正在注销：用它登录可撤销注销，注销完成后号码即可使用'
  )
const hasNone = () => new BusinessError(RESULT.orderState, '您的账号尚未绑定手机号，请直接绑定')
const hasOne = () => new BusinessError(RESULT.orderState, '您的账号已有手机号，请先验证原手机号')

/** Verifies the member's own number. @throws BusinessError 305, 907, 908 */
export async function verifyOldMobile(
  dependencies: PhoneDependencies,
  { code }: ParsedInput<'verifyOldMobile'>,
  requesting: Asking
): Promise<Data<'verifyOldMobile'>> {
  const { db } = dependencies
  const mobile = await numberOf(requesting.memberId, db)
  if (mobile === null) throw hasNone()
  const used = await judged(dependencies, { mobile, scene: OLD, code }, requesting)
  return withTransaction(db, async (tx) => {
    await used(tx)
    const expiresAt = await prove(tx, 'old', { mobile, ownerId: null }, requesting)
    return { expiresAt: expiresAt.toISOString() }
  })
}

/**
 * Gives a member another number, or asks whether to merge its owner's account.
 * @throws BusinessError 305, 907, 908, 930
 */
export async function modifyMobile(
  dependencies: PhoneDependencies,
  input: ParsedInput<'modifyMobile'>,
  requesting: Asking
): Promise<PhoneChange> {
  return changeTo(dependencies, input, requesting, 'has one')
}

/**
 * Gives a number to a member who has none, or asks whether to merge its owner's account.
 * @throws BusinessError 305, 907, 908
 */
export async function saveMobile(
  dependencies: PhoneDependencies,
  input: ParsedInput<'saveMobile'>,
  requesting: Asking
): Promise<PhoneChange> {
  return changeTo(dependencies, input, requesting, 'has none')
}

async function changeTo(
  dependencies: PhoneDependencies,
  { mobile, code }: { readonly mobile: string; readonly code: string },
  requesting: Asking,
  from: 'has one' | 'has none'
): Promise<PhoneChange> {
  const { db } = dependencies
  const { memberId } = requesting
  // already theirs: the response to a repeated call, whose code is used up
  if ((await numberOf(memberId, db)) === mobile) return changed(mobile)
  const used = await judged(dependencies, { mobile, scene: NEW, code }, requesting)
  return meeting(db, async (tx) => {
    const own = await lockedNumber(memberId, tx)
    if ((own === null) !== (from === 'has none')) throw own === null ? hasNone() : hasOne()
    // used up together with its effect: if the old number has to be verified again, the code is still valid
    await used(tx)
    await spendOldProof(tx, own, requesting)
    const owner = await ownerOf(mobile, tx)
    if (owner?.isClosed) throw ownerCloses()
    if (owner?.isBlocked) throw ownerBlocked()
    if (owner) return confirmMerge(tx, { mobile, owner, own }, requesting)
    await setMobile(memberId, mobile, tx)
    await afterChange(tx, { from: own, to: mobile }, requesting)
    return changed(mobile)
  })
}

/**
 * Anyone else in the account got in through what the member has just replaced: their sessions end. The old number is
 * no longer linked to any device.
 */
async function afterChange(
  tx: Tx,
  { from, to }: { readonly from: string | null; readonly to: string },
  requesting: Asking
): Promise<void> {
  await endOtherSessions(tx, requesting)
  if (from !== null) await forgetDevices(from, null, tx)
  await forgetDevices(to, null, tx)
  await proveDevice(to, requesting.deviceHash, requesting.now, tx)
}

/**
 * Merges the account with the verified number into the member's. If nobody owns it any longer, the number simply
 * becomes theirs; if somebody else owns it by now, it asks about that account.
 * @throws BusinessError 305, 930
 */
export async function modifyAndMerge(
  { db, documentSecret }: PhoneDependencies,
  requesting: Asking,
  requestKey: string
): Promise<PhoneChange> {
  const { memberId, tokenHash, now } = requesting
  return meeting(db, async (tx) => {
    const mobile = await provenNumber(tokenHash, 'new', now, tx)
    const owner = mobile === null ? null : await ownerOf(mobile, tx)
    // both at once and by id, before anything else: two members merging each other wait for one another
    const held = await lockMembers(owner ? [memberId, owner.id] : [memberId], tx)
    const own = held.get(memberId)
    if (own === undefined) throw loginExpired()
    const proof = await consumePhoneProof(tokenHash, 'new', now, tx)
    if (mobile === null || proof?.mobile !== mobile) return answeredBefore(tx, memberId, requestKey)
    await spendOldProof(tx, own, requesting)
    if (own === mobile) return changed(mobile)
    if (owner?.isClosed) throw ownerCloses()
    // read again: staff may have blocked it before it was locked
    if (owner && (await ownerOf(mobile, tx))?.isBlocked) throw ownerBlocked()
    if (owner && held.get(owner.id) !== mobile) throw changedMeanwhile()
    if (owner && owner.id !== proof.ownerId) return confirmMerge(tx, { mobile, owner, own }, requesting)
    // before the other account's WeChat is added, which is the member's as well
    await afterChange(tx, { from: own, to: mobile }, requesting)
    if (owner) {
      const pair = { loser: owner.id, survivor: memberId, at: now, documentSecret }
      await mergeMembers(tx, pair, requestKey)
    }
    await setMobile(memberId, mobile, tx)
    return { ...changed(mobile), merged: owner !== null }
  })
}

/** @throws BusinessError 930 if it was not this call that used up the verification */
async function answeredBefore(tx: Tx, memberId: string, requestKey: string): Promise<PhoneChange> {
  if (!(await isMergeOf(memberId, requestKey, tx))) throw newOver()
  return { ...changed((await numberOf(memberId, tx)) ?? ''), merged: true }
}

interface Taken {
  readonly mobile: string
  readonly owner: { readonly id: string; readonly nickname: string }
  /** The member's own number; null if none. */
  readonly own: string | null
}

/** Stores the verification until the member confirms, and returns what would be merged. */
async function confirmMerge(tx: Tx, { mobile, owner, own }: Taken, requesting: Asking): Promise<PhoneChange> {
  if (own !== null) await prove(tx, 'old', { mobile: own, ownerId: null }, requesting)
  const expiresAt = await prove(tx, 'new', { mobile, ownerId: owner.id }, requesting)
  return {
    changed: false,
    maskedMobile: maskMobile(mobile),
    merged: false,
    merge: {
      nickname: owner.nickname,
      belongings: await countBelongings(owner.id, requesting.now, tx),
      expiresAt: expiresAt.toISOString()
    }
  }
}

const changed = (mobile: string): PhoneChange => ({
  changed: true,
  maskedMobile: maskMobile(mobile),
  merge: null,
  merged: false
})

/** @throws BusinessError 930 if the member has a number that was not verified, or a different one was */
async function spendOldProof(tx: Tx, own: string | null, { tokenHash, now }: Asking): Promise<void> {
  if (own === null) return
  const proof = await consumePhoneProof(tokenHash, 'old', now, tx)
  if (proof?.mobile !== own) throw oldOver()
}

/** @throws BusinessError 305 for a session that has ended */
async function prove(
  tx: Tx,
  step: 'old' | 'new',
  proof: { readonly mobile: string; readonly ownerId: string | null },
  { tokenHash, now }: Asking
): Promise<Date> {
  const expiresAt = new Date(now.getTime() + PROOF_MS)
  if (!(await saveProof(tokenHash, step, { ...proof, expiresAt }, tx))) throw loginExpired()
  return expiresAt
}

/** Checks a code; the result uses it up. @throws BusinessError 908 */
async function judged(
  { db, pepper }: PhoneDependencies,
  attempt: { readonly mobile: string; readonly scene: typeof OLD | typeof NEW; readonly code: string },
  { network, deviceHash, now }: Asking
): Promise<(tx: Tx) => Promise<void>> {
  const codeMac = await judgeCode({ db, pepper }, { ...attempt, network, deviceHash, now })
  return async (tx) => {
    if (!(await consumeCode(attempt, codeMac, tx))) throw wrongCode()
  }
}

/** @throws BusinessError 305 if the account no longer exists */
async function numberOf(memberId: string, db: Queryable): Promise<string | null> {
  return withTransaction(db, (tx) => lockedNumber(memberId, tx))
}

async function lockedNumber(memberId: string, tx: Tx): Promise<string | null> {
  const own = (await lockMembers([memberId], tx)).get(memberId)
  if (own === undefined) throw loginExpired()
  return own
}

const UNIQUE_VIOLATION = '23505'

/** Somebody may take the number at the same moment: the second attempt then finds it taken. */
async function meeting<T>(db: Queryable, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await withTransaction(db, work)
  } catch (problem) {
    if (sqlState(problem) !== UNIQUE_VIOLATION) throw problem
    return withTransaction(db, work)
  }
}
