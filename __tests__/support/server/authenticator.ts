/** An authenticator in software, by the letter of WebAuthn: it makes passkeys and signs challenges with them. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { ConsoleInput } from '../../../contract/console/types'

/** How an answer is to be wrong, or otherwise than usual. */
export interface Odd {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly type?: string
  /** Without it, the user was only there. */
  readonly isVerified?: boolean
  readonly counter?: number
  readonly userHandle?: string | undefined
  readonly signWith?: KeyObject
}

/** A passkey on the authenticator. */
export interface MadePasskey {
  readonly credentialId: string
  readonly userHandle: string
  readonly privateKey: KeyObject
  counter: number
}

const b64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** CBOR of what WebAuthn has: maps, texts, bytes, and small numbers. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, of]) => [cbor(key), cbor(of)])])
  throw new Error('not in CBOR')
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.of((major << 5) | count)
  if (count < 256) return Buffer.of((major << 5) | 24, count)
  return Buffer.of((major << 5) | 25, count >> 8, count & 255)
}

const UP = 1
const UV = 4
const AT = 64

function authenticatorData(rpId: string, { isVerified = true }: Odd, counter: number, key?: Buffer): Buffer {
  const counted = Buffer.alloc(4)
  counted.writeUInt32BE(counter)
  const flags = UP | (isVerified ? UV : 0) | (key ? AT : 0)
  return Buffer.concat([sha256(rpId), Buffer.of(flags), counted, ...(key ? [key] : [])])
}

const clientData = (type: string, challenge: string, origin: string, odd: Odd) =>
  JSON.stringify({
    type: odd.type ?? type,
    challenge: odd.challenge ?? challenge,
    origin: odd.origin ?? origin,
    crossOrigin: false
  })

/** Makes a passkey for what the server asks. @returns it, and what the browser sends */
export function makePasskey(
  options: {
    readonly challenge: string
    readonly rp: { readonly id: string }
    readonly user: { readonly id: string }
  },
  origin: string,
  odd: Odd = {}
): { readonly passkey: MadePasskey; readonly response: ConsoleInput<'addPasskey'>['response'] } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const cose = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')]
    ])
  )
  const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, cose])
  const authData = authenticatorData(odd.rpId ?? options.rp.id, odd, odd.counter ?? 0, attested)
  const attestation = cbor(
    new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData]
    ])
  )
  const credentialId = b64(id)
  return {
    passkey: {
      credentialId,
      userHandle: options.user.id,
      privateKey,
      counter: odd.counter ?? 0
    },
    response: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: b64(clientData('webauthn.create', options.challenge, origin, odd)),
        attestationObject: b64(attestation),
        transports: ['internal']
      }
    }
  }
}

/** Signs a challenge with a passkey, which counts it. @returns what the browser sends */
export function usePasskey(
  passkey: MadePasskey,
  options: { readonly challenge: string; readonly rpId: string },
  origin: string,
  odd: Odd = {}
): ConsoleInput<'loginByPasskey'>['response'] {
  passkey.counter = odd.counter ?? passkey.counter + 1
  const authData = authenticatorData(odd.rpId ?? options.rpId, odd, passkey.counter)
  const signed = clientData('webauthn.get', options.challenge, origin, odd)
  const signature = sign(
    'sha256',
    Buffer.concat([authData, sha256(signed)]),
    odd.signWith ?? passkey.privateKey
  )
  const userHandle = 'userHandle' in odd ? odd.userHandle : passkey.userHandle
  return {
    id: passkey.credentialId,
    rawId: passkey.credentialId,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: b64(signed),
      authenticatorData: b64(authData),
      signature: b64(signature),
      ...(userHandle !== undefined && { userHandle })
    }
  }
}
