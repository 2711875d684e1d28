import { phoneEndpoints } from '@contract/phone/endpoints'
import { phoneSchemas } from '@contract/phone/schema'
import { loginExpired } from '../../core/business-error'
import { hashToken } from '../../core/session-token'
import { runSweeps } from '../../db/sweeps'
import type { Kit } from '../../http/kit'
import { joinLate } from '../member'
import type { Asking, PhoneDependencies } from './dependencies'
import { modifyAndMerge, modifyMobile, saveMobile, verifyOldMobile } from './service'

const MINUTE_MS = 60_000

/** Endpoints that change a member's number, and merge accounts. */
export function phoneModule({ db, settings, bind, jobs }: Kit): void {
  const { smsPepper: pepper, document: documentSecret } = settings.secrets
  const dependencies: PhoneDependencies = { db, pepper, documentSecret }
  bind(phoneEndpoints, phoneSchemas, {
    verifyOldMobile: (input, context) => verifyOldMobile(dependencies, input, askingOf(context)),
    modifyMobile: (input, context) => modifyMobile(dependencies, input, askingOf(context)),
    saveMobile: (input, context) => saveMobile(dependencies, input, askingOf(context)),
    modifyAndMergeMember: (_input, context) =>
      modifyAndMerge(dependencies, askingOf(context), context.idempotencyKey)
  })
  jobs.every('sweep proven numbers', 10 * MINUTE_MS, (now) => runSweeps('sweep proven numbers', now, db))
  jobs.every('join what came late', MINUTE_MS, (now) => joinLate(db, documentSecret, now))
}

/** @throws BusinessError 305 without a session */
function askingOf({
  memberId,
  token,
  network,
  deviceHash,
  now
}: Omit<Asking, 'tokenHash'> & { readonly token: string | null }): Asking {
  if (token === null) throw loginExpired()
  return { memberId, tokenHash: hashToken(token), network, deviceHash, now }
}
