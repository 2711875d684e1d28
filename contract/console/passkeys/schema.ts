import { z } from 'zod'
import { id, moment, none, nothing, oneLine, text, typedLine } from '../../common'
import type { EndpointSchema } from '../../schema'
import { CONSOLE_RESULT } from '../codes'
import { acted } from '../common'
import { otp, password, staff } from '../staff/schema'
import type { passkeyEndpoints } from './endpoints'
import { MAX_PASSKEY_NAME } from './limits'

/** Bytes as WebAuthn has them in JSON. */
const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max)

/** What an authenticator may be reached by, e.g. `internal`, `usb`. */
const transport = oneLine(20)
const credentialId = base64url(1400)
const challenge = base64url(100)

/** What every answer of an authenticator has. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  /** Nothing of the extensions is used. */
  clientExtensionResults: z.object({})
}

const name = typedLine(MAX_PASSKEY_NAME, '请输入名称')

const passkey = z.object({
  passkeyId: id,
  name: text(MAX_PASSKEY_NAME),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
  /** Kept by a key chain that syncs between devices, rather than by one device. */
  isSynced: z.boolean()
})

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, as far as it is used. */
const creationOptions = z.object({
  challenge,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url(100), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ id: credentialId, type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required')
  }),
  attestation: z.literal('none')
})

const confirmNeeded = {
  [CONSOLE_RESULT.confirmNeeded]: 'CONFIRM_NEEDED: the login is too long ago: call `confirmLogin` first'
}
const tooOften = { '429': 'too many wrong tries: wait for Retry-After' }

export const passkeySchemas = {
  loginWays: {
    summary: 'Ways to log in besides the password',
    input: none,
    data: z.object({
      /** Where passkeys work: on this origin alone. */
      passkeys: z.object({ origin: z.string(), rpId: z.string() }),
      /** The identity provider; null if there is none. A browser opens `address` with `?app=console` or `?app=shop`. */
      oidc: z.object({ name: z.string(), address: z.string() }).nullable()
    })
  },
  beginPasskeyLogin: {
    summary: 'A challenge for a login by passkey, good for one try within five minutes',
    input: none,
    data: z.object({
      options: z.object({
        challenge,
        rpId: z.string(),
        timeout: z.int(),
        userVerification: z.literal('required')
      })
    })
  },
  loginByPasskey: {
    summary: 'Log in by a passkey, in place of password and code; the session is in the cookie',
    input: z.object({
      response: z.object({
        ...credential,
        response: z.object({
          clientDataJSON: base64url(4000),
          authenticatorData: base64url(4000),
          signature: base64url(8000),
          userHandle: base64url(100).optional()
        })
      })
    }),
    data: z.object({ staff }),
    codes: {
      [CONSOLE_RESULT.wrongLogin]: 'the passkey is unknown, was removed, or its answer is not valid',
      ...tooOften
    }
  },
  myLogins: {
    summary: 'How whoever is logged in can log in',
    input: none,
    data: z.object({
      hasOtp: z.boolean(),
      /** The name of the identity provider that the account is linked with; null: it is not. */
      oidc: z.string().nullable(),
      passkeys: z.array(passkey)
    })
  },
  confirmLogin: {
    summary: 'Enter the password again, before something that needs a recent login',
    input: z.object({ password, otp }),
    data: nothing,
    codes: {
      [CONSOLE_RESULT.otpNeeded]: 'OTP_NEEDED: the password is right, `otp` is missing',
      [CONSOLE_RESULT.wrongLogin]: 'password or otp is wrong',
      ...tooOften
    }
  },
  beginPasskey: {
    summary: 'What a browser needs to make a passkey, good for one try within five minutes',
    input: z.object({ name }),
    data: z.object({ options: creationOptions }),
    codes: confirmNeeded
  },
  addPasskey: {
    summary: 'Add the passkey that was made',
    input: z.object({
      name,
      response: z.object({
        ...credential,
        response: z.object({
          clientDataJSON: base64url(4000),
          attestationObject: base64url(40_000),
          transports: z.array(transport).max(10).optional()
        })
      })
    }),
    data: acted,
    codes: confirmNeeded
  },
  removePasskey: {
    summary: 'Remove a passkey: nobody logs in with it any more',
    input: z.object({ passkeyId: id }),
    data: acted,
    codes: confirmNeeded
  }
} as const satisfies Record<keyof typeof passkeyEndpoints, EndpointSchema>
