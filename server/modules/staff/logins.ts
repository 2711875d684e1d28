import type { ConsoleData } from '@contract/console/types'
import type { Queryable } from '../../db/client'
import { iso } from '../../lib/iso'
import { findStaff } from './account-repository'
import { isLinkedWith } from './identity-repository'
import { passkeysOf } from './passkey-repository'

/** How somebody can log in. `provider`: the identity provider of the settings. */
export async function readLogins(
  db: Queryable,
  staff: { readonly id: string; readonly name: string },
  provider: { readonly name: string; readonly issuer: string } | undefined
): Promise<ConsoleData<'myLogins'>> {
  const [account, passkeys, isLinked] = await Promise.all([
    findStaff(staff.name, db),
    passkeysOf(staff.id, db),
    provider !== undefined && isLinkedWith(staff.id, provider.issuer, db)
  ])
  return {
    hasOtp: account?.sealedTotp != null,
    oidc: provider !== undefined && isLinked ? provider.name : null,
    passkeys: passkeys.map(({ id, name, synced, createdAt, lastUsedAt }) => ({
      passkeyId: id,
      name,
      isSynced: synced,
      createdAt: iso(createdAt),
      lastUsedAt: lastUsedAt && iso(lastUsedAt)
    }))
  }
}
