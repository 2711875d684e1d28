/** The second factor of staff: six digits of an authenticator app (TOTP, RFC 6238). */
import { Secret, TOTP } from 'otpauth'
import { seal } from '../../domain/sealed'
import type { Secret as OurSecret } from '../../lib/secret'

const PERIOD_SECONDS = 30
/** Codes of one step before and after are accepted: clocks of phones are late or early. */
const WINDOW = 1

const totpOf = (secret: string, name: string) =>
  new TOTP({ issuer: '权益中心', label: name, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS })

/** A secret for an account: sealed for the database, and as the address that an authenticator app reads. */
export function newSecondFactor(
  account: { readonly id: string; readonly name: string },
  documentSecret: OurSecret
): { readonly sealed: Buffer; readonly url: string } {
  const secret = new Secret({ size: 20 }).base32
  return { sealed: seal(secret, account.id, documentSecret), url: totpOf(secret, account.name).toString() }
}

/** The time step whose code this is, by an account's secret and name; null if it is none of the current ones. */
export function stepOfCode(
  secret: string,
  name: string,
  { code, now }: { readonly code: string; readonly now: Date }
): number | null {
  const delta = totpOf(secret, name).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}
