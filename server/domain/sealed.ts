/**
 * Document numbers in stored form: a table, a backup or a log does not reveal them. AES-256-GCM under a key derived
 * from the server's secret; `owner` is authenticated, so that a value copied to somebody else's row cannot be opened.
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { currentOf, valuesOf, type Secret } from '../lib/secret'

const VERSION = 1
const IV_BYTES = 12
const TAG_BYTES = 16

const keyOf = (secret: string, purpose: string) => createHmac('sha256', secret).update(purpose).digest()

/** Seals `text` for `owner`, with the current secret. Two seals of the same text differ. */
export function seal(text: string, owner: string, secret: Secret): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(currentOf(secret), 'seal'), iv).setAAD(
    Buffer.from(owner)
  )
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), body])
}

/**
 * Opens what was sealed for `owner`, with the current secret or the previous one.
 * @throws if it was changed, is somebody else's, or was sealed under another secret
 */
export function unseal(sealed: Buffer, owner: string, secret: Secret): string {
  const [current, previous] = valuesOf(secret)
  try {
    return open(sealed, owner, current ?? '')
  } catch (problem) {
    if (previous === undefined) throw problem
    return open(sealed, owner, previous)
  }
}

/** Like {@link unseal}; null for what neither secret opens. */
export function unsealed(sealed: Buffer, owner: string, secret: Secret): string | null {
  try {
    return unseal(sealed, owner, secret)
  } catch {
    return null
  }
}

/** Whether the current secret opens it: what only the previous one opens has to be sealed again. */
export function isCurrentSeal(sealed: Buffer, owner: string, secret: Secret): boolean {
  try {
    open(sealed, owner, currentOf(secret))
    return true
  } catch {
    return false
  }
}

function open(sealed: Buffer, owner: string, secret: string): string {
  if (sealed[0] !== VERSION) throw new Error('Sealed in an unknown way')
  const [iv, tag, body] = [
    sealed.subarray(1, 1 + IV_BYTES),
    sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES),
    sealed.subarray(1 + IV_BYTES + TAG_BYTES)
  ]
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, 'seal'), iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
  return decipher.update(body, undefined, 'utf8') + decipher.final('utf8')
}

const macWith = (secret: string, text: string): string =>
  createHmac('sha256', keyOf(secret, 'mac')).update(text).digest('base64url')

/** Identifies equal texts without opening them; for storing. */
export const sealedMac = (text: string, secret: Secret): string => macWith(currentOf(secret), text)

/** The identifications under which a text may be stored: by the current secret and by the previous one. */
export const sealedMacs = (text: string, secret: Secret): string[] =>
  valuesOf(secret).map((value) => macWith(value, text))
