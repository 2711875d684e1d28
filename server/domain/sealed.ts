/**
 * Document numbers in stored form: a table, a backup or a log does not reveal them. AES-256-GCM under a key derived
 * from the server's secret; `owner` is authenticated, so that a value copied to somebody else's row cannot be opened.
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const VERSION = 1
const IV_BYTES = 12
const TAG_BYTES = 16

const keyOf = (secret: string, purpose: string) => createHmac('sha256', secret).update(purpose).digest()

/** Seals `text` for `owner`. Two seals of the same text differ. */
export function seal(text: string, owner: string, secret: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, 'seal'), iv).setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), body])
}

/**
 * Opens what was sealed for `owner`.
 * @throws if it was changed, is somebody else's, or was sealed under another secret
 */
export function unseal(sealed: Buffer, owner: string, secret: string): string {
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

/** Identifies equal texts without opening them. */
export const sealedMac = (text: string, secret: string): string =>
  createHmac('sha256', keyOf(secret, 'mac')).update(text).digest('base64url')
