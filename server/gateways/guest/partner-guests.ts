import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isSigned, signatureOf } from '../recharge/parameter-signature'
import { callRemote, RemoteError } from '../remote-json'
import { GuestRefused, type Guest } from './guest-gateway'

/** Access to a system with guests. */
export interface GuestSystem {
  /** Name of the system, for messages. */
  readonly system: string
  readonly baseUrl: URL
  readonly merchant: string
  readonly secret: string
}

/** An older response, or one from that far in the future, may be a replay. */
const FRESH_MS = 300_000

const answerSchema = z.object({
  code: z.string(),
  user_id: z
    .string()
    .regex(/^[\w.@:-]{1,64}$/)
    .optional(),
  mobile: z
    .string()
    .regex(/^(1[3-9]\d{9})?$/)
    .optional(),
  nonce: z.string(),
  time: z.string().regex(/^\d{10}$/),
  sign: z.string()
})

/**
 * Asks a hotel system for the owner of a token or code. Their protocols are not public, so this is one of our own:
 * `POST <base>/guest` as a form with merchant, the credential, time (seconds), nonce, sign (HMAC-SHA256 as in {@link
 * signatureOf}); the response is flat JSON of texts signed with the same secret: code (`OK`, `REFUSED`), user_id,
 * mobile (may be empty), the nonce of the request, time, sign. A system with another protocol gets its own client
 * here. `clock` returns milliseconds.
 * @throws GuestRefused, RemoteError
 */
export async function requestGuest(
  { system, baseUrl, merchant, secret }: GuestSystem,
  credential: Readonly<Record<string, string>>,
  clock: () => number
): Promise<Guest> {
  const nonce = randomUUID().replaceAll('-', '')
  const parameters = { ...credential, merchant, time: String(Math.floor(clock() / 1000)), nonce }
  const answer = await callRemote({
    system,
    base: baseUrl,
    url: new URL('guest', baseUrl.href.replace(/\/?$/, '/')),
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...parameters, sign: signatureOf(parameters, secret) }).toString()
  })
  const flat = z.record(z.string(), z.string()).safeParse(answer)
  const parsed = answerSchema.safeParse(answer)
  if (!flat.success || !parsed.success) throw new RemoteError(system, 'the answer has an unknown shape')
  if (!isSigned(flat.data, secret)) throw new RemoteError(system, 'the answer is not signed')
  const { code, user_id: userId, mobile, time } = parsed.data
  if (parsed.data.nonce !== nonce || Math.abs(clock() - Number(time) * 1000) > FRESH_MS) {
    throw new RemoteError(system, 'the answer is not to this question')
  }
  if (code === 'REFUSED') throw new GuestRefused(system)
  if (code !== 'OK' || userId === undefined) throw new RemoteError(system, 'an unknown code')
  return { mobile: mobile || null, userId }
}
