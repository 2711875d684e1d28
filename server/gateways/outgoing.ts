/**
 * The only place of the server that sends HTTP requests (eslint forbids `fetch` everywhere else in server/). A request stays on
 * the origin that the settings name, follows no redirect, ends in time, and its answer has a limit: an address that somebody
 * else chose is never reached, neither directly nor by a `Location`.
 */

/** A request to a system that the settings name. */
export interface OutgoingCall {
  /** Address from the settings, or our own. */
  readonly base: URL | string
  /** What is requested; on the origin of `base`. */
  readonly url: URL
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>> | Headers
  /** Sent byte for byte: signed bodies must not be serialized twice. */
  readonly body?: string | Uint8Array<ArrayBuffer> | undefined
}

/** How long one waits, and for how much. */
export interface OutgoingLimits {
  readonly timeoutMs: number
  readonly maxBytes: number
}

/** An answer that was read to its end, whatever its status. */
export interface OutgoingAnswer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
}

/** The request was not sent: its address is not on the origin that the settings name. */
export class ForeignAddress extends Error {
  constructor() {
    super('the address is not on the origin that the settings name')
    this.name = 'ForeignAddress'
  }
}

/** The answer has more bytes than anybody of ours expects. */
export class AnswerTooLong extends Error {
  constructor() {
    super('the answer is too long')
    this.name = 'AnswerTooLong'
  }
}

/** Sends a request and reads the answer. @throws ForeignAddress, AnswerTooLong, or what `fetch` throws (`TimeoutError`, …) */
export async function sendOutgoing(
  request: OutgoingCall,
  { timeoutMs, maxBytes }: OutgoingLimits
): Promise<OutgoingAnswer> {
  const { status, headers, body } = await openOutgoing(request, AbortSignal.timeout(timeoutMs))
  return { status, headers, bytes: await readLimited(body, maxBytes) }
}

/**
 * Sends a request whose answer is read as it comes; whoever reads it limits it, and ends it with `signal`.
 * @throws ForeignAddress, or what `fetch` throws
 */
export async function openOutgoing(
  { base, url, method = 'GET', headers, body }: OutgoingCall,
  signal: AbortSignal
): Promise<Response> {
  if (url.origin !== new URL(base).origin) throw new ForeignAddress()
  return fetch(url, { method, headers, body: body || null, redirect: 'manual', signal })
}

async function readLimited(body: Response['body'], maxBytes: number): Promise<Buffer> {
  const reader = body?.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.length
    parts.push(read.value)
    if (size <= maxBytes) continue
    // nobody waits for it: the connection is given up
    void reader?.cancel().catch(() => undefined)
    throw new AnswerTooLong()
  }
  return Buffer.concat(parts)
}
