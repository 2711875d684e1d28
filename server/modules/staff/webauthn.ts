/** Answers of authenticators (WebAuthn), checked by @simplewebauthn/server, which is loaded once somebody uses a passkey. */
import type { ConsoleInput } from '@contract/console/types'

/** Where passkeys of staff work. */
export interface RelyingParty {
  /** A host name without port; passkeys are bound to it. */
  readonly rpId: string
  /** The only origin whose pages may use them. */
  readonly origin: string
}

/** What an authenticator made. */
export interface NewCredential {
  readonly credentialId: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly synced: boolean
}

/** What a browser says that it had signed. */
export interface ClientData {
  readonly challenge: string
  readonly origin: string
}

const library = () => import('@simplewebauthn/server')

/** Milliseconds that a browser waits for an authenticator. */
export const PATIENCE_MS = 300_000

/** What a browser had signed; null if it is not what browsers send. */
export function clientDataOf(encoded: string): ClientData | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'))
    if (typeof read !== 'object' || read === null) return null
    const { challenge, origin } = read as Record<string, unknown>
    return typeof challenge === 'string' && typeof origin === 'string' ? { challenge, origin } : null
  } catch {
    return null
  }
}

/** The algorithms that are offered: those that authenticators have, none that is being tried out. */
const ALGORITHMS = { edDsa: -8, es256: -7, rs256: -257 }
const OFFERED = Object.values(ALGORITHMS)

/** What `navigator.credentials.create` needs for a discoverable passkey whose user is verified. */
export const creationOptions = (
  challenge: string,
  { rpId }: RelyingParty,
  owner: { readonly id: string; readonly name: string },
  credentialIds: readonly string[]
) => ({
  challenge,
  rp: { id: rpId, name: '权益中心' },
  user: { id: Buffer.from(owner.id).toString('base64url'), name: owner.name, displayName: owner.name },
  pubKeyCredParams: OFFERED.map((alg) => ({ alg, type: 'public-key' as const })),
  timeout: PATIENCE_MS,
  excludeCredentials: credentialIds.map((id) => ({ id, type: 'public-key' as const })),
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const
  },
  attestation: 'none' as const
})

/** What `navigator.credentials.get` needs; the authenticator knows whose passkeys there are. */
export const requestOptions = (challenge: string, { rpId }: RelyingParty) => ({
  challenge,
  rpId,
  timeout: PATIENCE_MS,
  userVerification: 'required' as const
})

/** Checks what an authenticator answered to {@link creationOptions}. @returns null if it is not valid */
export async function checkedCreation(
  { response }: Pick<ConsoleInput<'addPasskey'>, 'response'>,
  challenge: string,
  { rpId, origin }: RelyingParty
): Promise<NewCredential | null> {
  const { verifyRegistrationResponse } = await library()
  const { transports: _named, ...answer } = response.response
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, response: answer },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: OFFERED
    })
    if (!verified) return null
    const { credential, credentialDeviceType } = registrationInfo
    const { id, publicKey, counter } = credential
    return { credentialId: id, publicKey, counter, synced: credentialDeviceType === 'multiDevice' }
  } catch {
    return null
  }
}

/**
 * Checks what an authenticator answered to {@link requestOptions} with a key that is known.
 * @returns how often it says that it was used; null if the answer is not valid, or its counter has gone back
 */
export async function checkedUse(
  { response }: ConsoleInput<'loginByPasskey'>,
  challenge: string,
  { rpId, origin }: RelyingParty,
  { publicKey, counter }: { readonly publicKey: Buffer; readonly counter: number }
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  const { userHandle, ...answer } = response.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, response: { ...answer, ...(userHandle !== undefined && { userHandle }) } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: { id: response.id, publicKey: new Uint8Array(publicKey), counter }
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
