import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isSigned, signatureOf, type Parameters } from '../recharge/parameter-signature'
import { callRemote, RemoteError } from '../remote-json'

/** Who we are at a partner. */
export interface PartnerAccess {
  /** For messages. */
  readonly system: string
  /** Where the partner's pages are, without a slash at its end. */
  readonly siteUrl: string
  /** Where its calls are, without a slash at its end. */
  readonly apiUrl: string
  readonly appId: string
  readonly secret: string
}

/** An answer from longer ago than this, or from that far ahead, may be an old one sent again. */
const FRESH_MS = 300_000

const answerSchema = z.object({
  code: z.string(),
  message: z.string().max(100).optional(),
  /** JSON text. */
  data: z.string().optional(),
  nonce: z.string(),
  time: z.string().regex(/^\d{10}$/)
})

export type PartnerAnswer = z.output<typeof answerSchema>

/** Parameters with time, nonce and the signature over all of them (docs/how-to/partner-protocol.md). */
export function signedParameters(
  access: PartnerAccess,
  parameters: Parameters,
  nowMs: number
): Record<string, string> {
  const complete = {
    ...parameters,
    app: access.appId,
    time: String(Math.floor(nowMs / 1000)),
    nonce: randomUUID().replaceAll('-', '')
  }
  return { ...complete, sign: signatureOf(complete, access.secret) }
}

/**
 * One call of the protocol: a signed form there, a signed JSON of texts back. Not retried here, 5 s, no redirects.
 * @throws RemoteError when not reached, or the answer is not theirs, not of now, or not to this call
 */
export async function signedCall(
  access: PartnerAccess,
  name: string,
  parameters: Parameters,
  nowMs: number
): Promise<PartnerAnswer> {
  const sent = signedParameters(access, parameters, nowMs)
  const answer = await callRemote({
    system: access.system,
    base: access.apiUrl,
    url: new URL(`${access.apiUrl}/${name}`),
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(sent).toString()
  })
  const flat = z.record(z.string(), z.string()).safeParse(answer)
  const parsed = answerSchema.safeParse(answer)
  if (!flat.success || !parsed.success)
    throw new RemoteError(access.system, 'the answer has an unknown shape')
  if (!isSigned(flat.data, access.secret)) throw new RemoteError(access.system, 'the answer is not signed')
  if (Math.abs(nowMs - Number(parsed.data.time) * 1000) > FRESH_MS) {
    throw new RemoteError(access.system, 'the answer is not of this time')
  }
  if (parsed.data.nonce !== sent.nonce) throw new RemoteError(access.system, 'the answer is to another call')
  return parsed.data
}

/** What an answer carries. @throws RemoteError when it is not of the shape that was agreed */
export function dataOf<T>(access: PartnerAccess, answer: PartnerAnswer, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(answer.data ?? ''))
  } catch {
    // The parser's message would quote the answer, which may hold personal data.
    throw new RemoteError(access.system, `${answer.code}: the answer has an unknown shape`)
  }
}
