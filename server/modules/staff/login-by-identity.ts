/** Logins by an identity provider (OpenID Connect): it proves who somebody is, and an account has to be linked with that. */
import { CONSOLE_RESULT } from '@contract/console/codes'
import { BusinessError } from '../../core/business-error'
import type { Queryable } from '../../db/client'
import type { StaffMember } from './account-repository'
import { findByIdentity, type Identity } from './identity-repository'
import { openStaffSession, type LoginPlace } from './open-session'
import { takeTries } from './tries'

/** The provider has proven who somebody is, and they have no account that may be used. */
export class NoAccount extends Error {
  constructor(readonly why: 'unlinked' | 'disabled') {
    super(`the identity's account is ${why}`)
    this.name = 'NoAccount'
  }
}

/**
 * Logs in whoever `identify` finds out; a failure of it is a wrong try. No account is made, and none gets another role.
 * @returns the token of the session
 * @throws NoAccount; BusinessError 429 after wrong tries; what `identify` throws
 */
export async function loginByIdentity(
  db: Queryable,
  identify: () => Promise<Identity>,
  place: LoginPlace
): Promise<{ readonly token: string; readonly staff: StaffMember }> {
  const keys = await takeTries(db, { name: null, staffId: null, ...place })
  const identity = await identify()
  const owner = await findByIdentity(identity, db)
  if (!owner) throw new NoAccount('unlinked')
  const { isDisabled, ...staff } = owner
  if (isDisabled) throw new NoAccount('disabled')
  return openStaffSession(db, {
    ...place,
    staff,
    by: 'oidc',
    keys,
    use: async (tx) => (await findByIdentity(identity, tx))?.id === staff.id,
    refused: () => new BusinessError(CONSOLE_RESULT.wrongLogin, '账号已停用，请联系负责人')
  })
}
