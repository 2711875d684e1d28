import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isSigned, signatureOf, type Parameters } from '../recharge/parameter-signature'
import { callRemote, RemoteError } from '../remote-json'

/** Our identity at a partner. */
export interface PartnerAccess {
  /** For messages. */
  readonly system: string
  /** Address of the partner's pages, without a trailing slash. */
  readonly siteUrl: string
  /** Address of its API, without a trailing slash. */
  readonly apiUrl: string
  readonly appId: string
  readonly secret: string
}

/** An older response, or one from that far in the future, may be a replay. */
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
 * One call of the protocol: a signed form as the request, a signed JSON of texts as the response. No retries here, 5
 * s, no redirects.
 * @throws RemoteError if unreachable, or the response is not theirs, not current, or not for this call
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

/** The content of a response. @throws RemoteError if it does not have the agreed shape */
export function dataOf<T>(access: PartnerAccess, answer: PartnerAnswer, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(answer.data ?? ''))
  } catch {
    // The parser's message would quote the response, which may contain personal data.
    throw new RemoteError(access.system, `${answer.code}: the answer has an unknown shape`)
  }
}
