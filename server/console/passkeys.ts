import { passkeyEndpoints } from '@contract/console/passkeys/endpoints'
import { passkeySchemas } from '@contract/console/passkeys/schema'
import { loginExpired } from '../core/business-error'
import type { Kit } from '../http/kit'
import {
  addPasskey,
  beginPasskey,
  confirmStaff,
  loginByPasskey,
  newChallenge,
  readLogins,
  removeOwnPasskey,
  requestOptions
} from '../modules/staff'
import type { BindConsole } from './bind'
import { OIDC_BEGIN } from './oidc'
import { relyingParty } from './relying-party'
import { viewOfStaff } from './staff'

/** Ways to log in besides the password, and the passkeys of whoever is logged in. */
export function bindPasskeys({ db, settings, gateways }: Kit, bind: BindConsole): void {
  const documentSecret = settings.secrets.document
  const rp = relyingParty(settings)
  const provider = gateways.oidc ?? undefined
  bind(passkeyEndpoints, passkeySchemas, {
    loginWays: () =>
      Promise.resolve({
        passkeys: rp,
        oidc: provider ? { name: provider.name, address: rp.origin + OIDC_BEGIN } : null
      }),
    async beginPasskeyLogin(_input, { now }) {
      return { options: requestOptions(await newChallenge(null, now, db), rp) }
    },
    async loginByPasskey(input, { network, now, keep }) {
      const { token, staff } = await loginByPasskey(db, rp, input, { network, now })
      keep(token)
      return { staff: viewOfStaff(staff) }
    },
    myLogins: (_input, { staff }) => readLogins(db, staff, provider),
    async confirmLogin(input, { staff, tokenHash, network, now }) {
      const session = { name: staff.name, tokenHash: opened(tokenHash) }
      await confirmStaff({ db, documentSecret }, session, input, { network, now })
      return null
    },
    beginPasskey: ({ name }, { actor, tokenHash }) =>
      beginPasskey(db, rp, { actor, tokenHash: opened(tokenHash) }, name),
    addPasskey: (input, { actor, tokenHash }) =>
      addPasskey(db, rp, { actor, tokenHash: opened(tokenHash) }, input),
    removePasskey: ({ passkeyId }, { actor, tokenHash }) =>
      removeOwnPasskey(db, { actor, tokenHash: opened(tokenHash) }, passkeyId)
  })
}

/** Whoever is known has a session. */
function opened(tokenHash: string | null): string {
  if (tokenHash === null) throw loginExpired()
  return tokenHash
}
