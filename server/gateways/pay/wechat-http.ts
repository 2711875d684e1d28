import { sendOutgoing, type OutgoingAnswer, type OutgoingLimits } from '../outgoing'
import type { Merchant } from './merchant'
import { PayRefused, PayUnreachable } from './pay-gateway'
import { platformSignatureProblem } from './platform-signature'
import { newNonce, requestMessage, sign } from './wechat-crypto'

/** Limits of a call: far above any answer of API v3. */
const CALL = { timeoutMs: 8000, maxBytes: 1_000_000 }
/** Limits of a file, compressed: a bill of half a million rows is about 30 MB. */
const FILE = { timeoutMs: 60_000, maxBytes: 64_000_000 }

/** One signed call of API v3; returns the parsed JSON of a signed 2xx response, undefined if it has no body. */
export type WechatCall = (method: 'GET' | 'POST', path: string, json?: unknown) => Promise<unknown>

/** @throws from the call: PayRefused (the platform said no), PayUnreachable (anything else) */
export function createWechatCall(merchant: Merchant, clock: () => number): WechatCall {
  return async (method, path, json) => {
    const url = new URL(merchant.baseUrl + path)
    const body = json === undefined ? '' : JSON.stringify(json)
    const own = ownHeaders(merchant, clock(), { method, url, body })
    const { status, headers, bytes } = await send(merchant.baseUrl, { url, method, body, own }, CALL)
    const text = bytes.toString('utf8')
    if (!isGood(status)) throw refusal(status, text)
    const problem = platformSignatureProblem(
      Object.fromEntries(headers),
      text,
      merchant.platformKeys,
      clock()
    )
    if (problem) throw new PayUnreachable(problem)
    return text ? parse(text) : undefined
  }
}

/** Fetches a file that a signed answer names; nobody signs the file, so the caller checks its hash. */
export type WechatDownload = (address: string) => Promise<Buffer>

/** @throws from the call: as `createWechatCall` */
export function createWechatDownload(merchant: Merchant, clock: () => number): WechatDownload {
  return async (address) => {
    const url = new URL(address)
    const own = ownHeaders(merchant, clock(), { method: 'GET', url, body: '' })
    const { status, bytes } = await send(merchant.baseUrl, { url, method: 'GET', body: '', own }, FILE)
    if (!isGood(status)) throw refusal(status, bytes.toString('utf8'))
    return bytes
  }
}

const isGood = (status: number) => status >= 200 && status <= 299

/** Headers of this merchant. */
const ownHeaders = (
  merchant: Merchant,
  now: number,
  { method, url, body }: Pick<SignedCall, 'method' | 'url' | 'body'>
): Readonly<Record<string, string>> => ({
  authorization: authorization(merchant, now, method, url, body),
  ...(merchant.platformKeyId !== undefined && { 'wechatpay-serial': merchant.platformKeyId })
})

function authorization(merchant: Merchant, now: number, method: string, url: URL, body: string): string {
  const timestamp = String(Math.floor(now / 1000))
  const nonce = newNonce()
  const signature = sign(
    requestMessage(method, url.pathname + url.search, timestamp, nonce, body),
    merchant.privateKey
  )
  const fields = { mchid: merchant.mchId, nonce_str: nonce, signature, timestamp, serial_no: merchant.serial }
  const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`
}

interface SignedCall {
  readonly url: URL
  readonly method: 'GET' | 'POST'
  readonly body: string
  /** Headers of this merchant. */
  readonly own: Readonly<Record<string, string>>
}

async function send(
  base: string,
  { url, method, body, own }: SignedCall,
  limits: OutgoingLimits
): Promise<OutgoingAnswer> {
  const headers = {
    accept: 'application/json',
    'user-agent': 'privilege-centre/1',
    ...own,
    ...(body && { 'content-type': 'application/json' })
  }
  try {
    return await sendOutgoing({ base, url, method, headers, body }, limits)
  } catch (cause) {
    throw new PayUnreachable(cause instanceof Error ? cause.name : 'failed', { cause })
  }
}

/** Refusals are not signed; a 5xx or a proxy's page says nothing about the trade. */
function refusal(status: number, text: string): Error {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    return new PayUnreachable(`HTTP ${status}`)
  }
  const { code, message } = answer as { code?: unknown; message?: unknown }
  if (status >= 500 || typeof code !== 'string') return new PayUnreachable(`HTTP ${status} ${String(code)}`)
  return new PayRefused(code, status, String(message))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PayUnreachable('not JSON')
  }
}
