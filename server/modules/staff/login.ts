/** Logins of staff: name and password, and the second factor of accounts that have one. */
import { randomBytes } from 'node:crypto'
import { CONSOLE_RESULT } from '@contract/console/codes'
import type { ConsoleInput } from '@contract/console/types'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../../core/business-error'
import type { Network } from '../../core/network'
import { hashToken } from '../../core/session-token'
import { withTransaction, type Queryable } from '../../db/client'
import { unsealed } from '../../domain/sealed'
import type { Secret } from '../../lib/secret'
import { findStaff, takeStep, type StaffAccount, type StaffMember } from './account-repository'
import { hasLoggedInFrom } from './act-repository'
import { performAct } from './acts'
import { isPassword } from './password'
import { stepOfCode } from './second-factor'
import { insertStaffSession } from './session-repository'
import { forgetTries, takeTry, type TryRule } from './tries-repository'

export const STAFF_SESSION_HOURS = 12

const HOUR_SECONDS = 3600
/** An address tries many names. */
const OF_NETWORK: TryRule = { forgetSeconds: HOUR_SECONDS, free: 10, mostSeconds: 900 }
/**
 * Many addresses try one name: short waits, as its owner waits too. From where somebody has logged in before, their account is not
 * slowed, so that strangers lock nobody out.
 */
const OF_ACCOUNT: TryRule = { forgetSeconds: HOUR_SECONDS, free: 5, mostSeconds: 30 }

const wrong = () => new BusinessError(CONSOLE_RESULT.wrongLogin, '账号、密码或动态码不正确')

/** What logins need. */
export interface LoginDependencies {
  readonly db: Queryable
  /** Opens sealed secrets. */
  readonly documentSecret: Secret
}

/**
 * Logs in. @returns the token of the session, of which only the hash is stored
 * @throws BusinessError 941 if a code is needed, 942 if something is wrong, 429 after wrong tries
 */
export async function loginStaff(
  { db, documentSecret }: LoginDependencies,
  { name, password, otp }: ConsoleInput<'login'>,
  { network, now }: { readonly network: Network; readonly now: Date }
): Promise<{ readonly token: string; readonly staff: StaffMember }> {
  const account = await findStaff(name, db)
  const keys = await takeTries(db, { name, account, network, now })
  const isRight = await isPassword(account?.passwordHash ?? null, password)
  if (!account || !isRight || account.disabledAt !== null) throw wrong()
  const step = stepOf(account, otp, documentSecret, now)
  const token = randomBytes(32).toString('base64url')
  const { id, role, storeIds, sightIds } = account
  const staff = { id, name: account.name, role, storeIds, sightIds }
  await withTransaction(db, async (tx) => {
    if (step !== null && !(await takeStep(id, step, tx))) throw wrong()
    const endsAt = new Date(now.getTime() + STAFF_SESSION_HOURS * HOUR_SECONDS * 1000)
    if (!(await insertStaffSession({ tokenHash: hashToken(token), staffId: id, now, endsAt }, tx)))
      throw wrong()
    await performAct(tx, { staff, now }, { act: 'login', about: { kind: 'staff', id } }, () =>
      Promise.resolve({ after: { network } })
    )
    await forgetTries(keys, tx)
  })
  return { token, staff }
}

/** @returns the keys that count it @throws BusinessError 429 */
async function takeTries(
  db: Queryable,
  { name, account, network, now }: { name: string; account: StaffAccount | null; network: Network; now: Date }
): Promise<string[]> {
  const ofNetwork = `network:${network}`
  const ofAccount = `account:${name}`
  const isKnown = account !== null && (await hasLoggedInFrom(account.id, network, db))
  const counted: [string, TryRule][] = [[ofNetwork, OF_NETWORK]]
  if (!isKnown) counted.push([ofAccount, OF_ACCOUNT])
  for (const [key, rule] of counted) {
    const nextAt = await takeTry(key, now, rule, db)
    if (nextAt === null) continue
    const retryAfterSeconds = Math.max(1, Math.ceil((nextAt.getTime() - now.getTime()) / 1000))
    throw new BusinessError(RESULT.tooOften, `尝试太频繁，请 ${retryAfterSeconds} 秒后再试`, {
      retryAfterSeconds
    })
  }
  return [ofNetwork, ofAccount]
}

/** The time step of the code; null for an account without a second factor. @throws BusinessError 941, 942 */
function stepOf(
  account: StaffAccount,
  otp: string | undefined,
  documentSecret: Secret,
  now: Date
): number | null {
  if (account.sealedTotp === null) return null
  if (otp === undefined) throw new BusinessError(CONSOLE_RESULT.otpNeeded, '请输入动态码')
  const secret = unsealed(account.sealedTotp, account.id, documentSecret)
  if (secret === null)
    throw new BusinessError(CONSOLE_RESULT.wrongLogin, '动态码已失效，请联系管理员重置账号')
  const step = stepOfCode(secret, account.name, { code: otp, now })
  if (step === null) throw wrong()
  return step
}
