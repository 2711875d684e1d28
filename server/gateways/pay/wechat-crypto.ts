/** Signatures and encryption of WeChat Pay API v3, exactly as documented; using only node:crypto. */
import {
  createCipheriv,
  createDecipheriv,
  createSign,
  createVerify,
  randomBytes,
  type KeyObject
} from 'node:crypto'

export interface Encrypted {
  readonly algorithm: 'AEAD_AES_256_GCM'
  readonly nonce: string
  readonly associated_data?: string
  readonly ciphertext: string
}

/** 32 hexadecimal characters that have not been used before. */
export const newNonce = () => randomBytes(16).toString('hex').toUpperCase()

/** RSA-SHA256 over `message`, base64. */
export function sign(message: string, key: KeyObject): string {
  return createSign('RSA-SHA256').update(message).sign(key, 'base64')
}

export function isSignedBy(key: KeyObject, message: string, signature: string): boolean {
  return createVerify('RSA-SHA256').update(message).verify(key, signature, 'base64')
}

/** The message that the merchant signs for a request; `pathAndQuery` as in the request line. */
export function requestMessage(
  method: string,
  pathAndQuery: string,
  timestamp: string,
  nonce: string,
  body: string
): string {
  return `${method}\n${pathAndQuery}\n${timestamp}\n${nonce}\n${body}\n`
}

/** The message that the platform signs for a response or a notice. */
export function platformMessage(timestamp: string, nonce: string, body: string): string {
  return `${timestamp}\n${nonce}\n${body}\n`
}

/** The message that `paySign` signs: `packageInfo` is `prepay_id=…`, `timeStamp` text of seconds. */
export function payMessage(appId: string, timeStamp: string, nonceStr: string, packageInfo: string): string {
  return `${appId}\n${timeStamp}\n${nonceStr}\n${packageInfo}\n`
}

const TAG_BYTES = 16

/** Encrypts with the merchant's API v3 key (32 bytes); the authentication tag follows the text. */
export function encrypt(plain: string, apiV3Key: string, associatedData: string): Encrypted {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiV3Key), nonce).setAAD(
    Buffer.from(associatedData)
  )
  const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return {
    algorithm: 'AEAD_AES_256_GCM',
    nonce,
    associated_data: associatedData,
    ciphertext: ciphertext.toString('base64')
  }
}

/** @throws if any part was changed, or the key is another */
export function decrypt(resource: Encrypted, apiV3Key: string): string {
  const bytes = Buffer.from(resource.ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiV3Key), resource.nonce, {
    authTagLength: TAG_BYTES
  })
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  if (resource.associated_data) decipher.setAAD(Buffer.from(resource.associated_data))
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8')
}
