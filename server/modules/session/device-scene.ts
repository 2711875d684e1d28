import { loginExpired } from '../../core/business-error'
import { hashToken } from '../../core/session-token'
import type { DeviceScene } from './devices'

/** The member's session that makes a call. @throws BusinessError 305 without one */
export function deviceScene({
  memberId,
  token,
  deviceHash,
  now
}: Omit<DeviceScene, 'tokenHash'> & { readonly token: string | null }): DeviceScene {
  if (token === null) throw loginExpired()
  return { memberId, tokenHash: hashToken(token), deviceHash, now }
}
