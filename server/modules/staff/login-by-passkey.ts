/** Logins by passkey: a device or key chain that has verified its user, in place of password and code. */
import { CONSOLE_RESULT } from '@contract/console/codes'
import type { ConsoleInput } from '@contract/console/types'
import { BusinessError } from '../../core/business-error'
import type { Queryable } from '../../db/client'
import type { StaffMember } from './account-repository'
import { takeChallenge } from './challenge-repository'
import { openStaffSession, type LoginPlace } from './open-session'
import { findPasskey, countPasskeyUse } from './passkey-repository'
import { takeTries } from './tries'
import { checkedUse, clientDataOf, type RelyingParty } from './webauthn'

const refused = (message: string) => new BusinessError(CONSOLE_RESULT.wrongLogin, message)
const notValid = () => refused('通行密钥没有通过验证，请用密码登录')

/**
 * Logs in by what an authenticator answered to a challenge. @returns the token of the session
 * @throws BusinessError 942 if something is wrong, 429 after wrong tries
 */
export async function loginByPasskey(
  db: Queryable,
  rp: RelyingParty,
  input: ConsoleInput<'loginByPasskey'>,
  place: LoginPlace
): Promise<{ readonly token: string; readonly staff: StaffMember }> {
  const { id, response } = input.response
  const passkey = await findPasskey(id, db)
  const owner = passkey?.owner
  const keys = await takeTries(db, { name: owner?.name ?? null, staffId: owner?.id ?? null, ...place })
  const { challenge, origin } = clientDataOf(response.clientDataJSON) ?? { challenge: '', origin: '' }
  if (!(await takeChallenge({ challenge, staffId: null, now: place.now }, db)))
    throw refused('操作已超时，请再试一次')
  if (origin !== rp.origin) throw refused(`通行密钥只能在 ${rp.origin} 使用`)
  if (!passkey) throw refused('这个通行密钥不存在或已被删除，请用密码登录')
  const handle = Buffer.from(response.userHandle ?? '', 'base64url').toString('utf8')
  if (handle !== passkey.owner.id) throw notValid()
  const counter = await checkedUse(input, challenge, rp, passkey)
  if (counter === null) throw notValid()
  // told only to whoever has proven who they are
  const { isDisabled, ...staff } = passkey.owner
  if (isDisabled) throw refused('账号已停用，请联系负责人')
  return openStaffSession(db, {
    ...place,
    staff,
    by: 'passkey',
    keys,
    use: (tx) => countPasskeyUse(passkey.id, counter, place.now, tx),
    refused: notValid
  })
}
