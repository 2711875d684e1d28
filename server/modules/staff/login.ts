/** Logins of staff: name and password, and the second factor of accounts that have one. */
import { CONSOLE_RESULT } from '@contract/console/codes'
import type { ConsoleInput } from '@contract/console/types'
import { BusinessError } from '../../core/business-error'
import type { Queryable } from '../../db/client'
import { unsealed } from '../../domain/sealed'
import type { Secret } from '../../lib/secret'
import { findStaff, takeStep, type StaffAccount, type StaffMember } from './account-repository'
import { openStaffSession, type LoginPlace } from './open-session'
import { isPassword } from './password'
import { stepOfCode } from './second-factor'
import { confirmStaffSession } from './session-repository'
import { takeTries } from './tries'
import { forgetTries } from './tries-repository'

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
  place: LoginPlace
): Promise<{ readonly token: string; readonly staff: StaffMember }> {
  const account = await findStaff(name, db)
  const keys = await takeTries(db, { name, staffId: account?.id ?? null, ...place })
  const { staff, step } = await proven(account, { password, otp }, documentSecret, place.now)
  return openStaffSession(db, {
    ...place,
    staff,
    by: 'password',
    keys,
    use: async (tx) => step === null || takeStep(staff.id, step, tx),
    refused: wrong
  })
}

/**
 * Enters the password again in a session, which counts as recently confirmed from then on.
 * @throws BusinessError 941 if a code is needed, 942 if something is wrong, 429 after wrong tries
 */
export async function confirmStaff(
  { db, documentSecret }: LoginDependencies,
  { name, tokenHash }: { readonly name: string; readonly tokenHash: string },
  factors: ConsoleInput<'confirmLogin'>,
  place: LoginPlace
): Promise<void> {
  const account = await findStaff(name, db)
  const keys = await takeTries(db, { name, staffId: account?.id ?? null, ...place })
  const { staff, step } = await proven(account, factors, documentSecret, place.now)
  if (step !== null && !(await takeStep(staff.id, step, db))) throw wrong()
  await confirmStaffSession(tokenHash, place.now, db)
  await forgetTries(keys, db)
}

/** Who has these factors, and the time step of their code, which is not used up yet. @throws BusinessError 941, 942 */
async function proven(
  account: StaffAccount | null,
  { password, otp }: ConsoleInput<'confirmLogin'>,
  documentSecret: Secret,
  now: Date
): Promise<{ readonly staff: StaffMember; readonly step: number | null }> {
  const isRight = await isPassword(account?.passwordHash ?? null, password)
  if (!account || !isRight || account.disabledAt !== null) throw wrong()
  const step = stepOf(account, otp, documentSecret, now)
  const { id, name, role, storeIds, sightIds } = account
  return { staff: { id, name, role, storeIds, sightIds }, step }
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
