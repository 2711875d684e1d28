/**
 * The only place in the server that sends HTTP requests (eslint forbids `fetch` everywhere else in server/). A
 * request stays on the configured origin, follows no redirect, has a timeout, and its response has a size limit: an
 * address chosen by somebody else is never reached, neither directly nor by a `Location`.
 */

import { measured } from './outgoing-metric'

/** A request to a configured system. */
export interface OutgoingCall {
  /** Address from the settings, or our own. */
  readonly base: URL | string
  /** The requested address; on the origin of `base`. */
  readonly url: URL
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>> | Headers
  /** Sent byte for byte: signed bodies must not be serialized twice. */
  readonly body?: string | Uint8Array<ArrayBuffer> | undefined
}

/** Timeout and size limit. */
export interface OutgoingLimits {
  readonly timeoutMs: number
  readonly maxBytes: number
}

/** A response read completely, whatever its status. */
export interface OutgoingAnswer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
}

/** The request was not sent: its address is not on the configured origin. */
export class ForeignAddress extends Error {
  constructor() {
    super('the address is not on the origin that the settings name')
    this.name = 'ForeignAddress'
  }
}

/** The response is larger than we ever expect. */
export class AnswerTooLong extends Error {
  constructor() {
    super('the answer is too long')
    this.name = 'AnswerTooLong'
  }
}

/**
 * Sends a request and reads the response.
 * @throws ForeignAddress, AnswerTooLong, or what `fetch` throws (`TimeoutError`, …)
 */
export async function sendOutgoing(
  request: OutgoingCall,
  { timeoutMs, maxBytes }: OutgoingLimits
): Promise<OutgoingAnswer> {
  return measured(new URL(request.base).host, async () => {
    const { status, headers, body } = await open(request, AbortSignal.timeout(timeoutMs))
    return { status, headers, bytes: await readLimited(body, maxBytes) }
  })
}

/**
 * Sends a request whose response is streamed; the reader limits it, and ends it with `signal`.
 * @throws ForeignAddress, or what `fetch` throws
 */
export async function openOutgoing(request: OutgoingCall, signal: AbortSignal): Promise<Response> {
  return measured(new URL(request.base).host, () => open(request, signal))
}

async function open(
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
    // no reader is left: the connection is closed
    void reader?.cancel().catch(() => undefined)
    throw new AnswerTooLong()
  }
  return Buffer.concat(parts)
}
