import { PayRefused, PayUnreachable } from '../pay/pay-gateway'
import { callRemote, RemoteError } from '../remote-json'
import type { StableToken } from '../wechat/stable-token'
import { errcodeOf, isTokenRefused } from '../wechat/wechat-answer'
import { callSignature } from './signatures'

/** Where xpay is, and who calls it. */
export interface XpayCaller {
  /** Paths are appended to it; the real one is https://api.weixin.qq.com. */
  readonly baseUrl: string
  readonly appKey: string
}

/** xpay's codes that have a meaning of their own here; the others are in the message of the refusal. */
export const XPAY = {
  badOpenId: 268490001,
  /** A parameter is wrong, or names what does not exist. */
  badParameter: 268490002,
  /** Done before. */
  repeated: 268490004,
  underWay: 268490014,
  /** What is left of a payment is not what we said. */
  otherLeft: 268490016
} as const

/** Its servers are busy, a batch runs, or we call too often: later. */
const LATER: ReadonlySet<number> = new Set([-1, 268490011, 268490012, 268490015, XPAY.otherLeft])
/** Codes that a retry does not change, as those of WeChat Pay. */
const FINAL: Readonly<Record<number, string>> = {
  [XPAY.badOpenId]: 'PARAM_ERROR',
  [XPAY.badParameter]: 'PARAM_ERROR',
  268490005: 'INVALID_REQUEST',
  268490013: 'INVALID_REQUEST'
}

/** A refusal by xpay. */
export class XpayRefused extends PayRefused {
  constructor(
    readonly errcode: number,
    detail: string
  ) {
    super(FINAL[errcode] ?? `XPAY_${errcode}`, 200, `${errcode} ${detail}`)
    this.name = 'XpayRefused'
  }
}

export type XpayCall = (path: string, body: object) => Promise<Readonly<Record<string, unknown>>>

/** @throws from the call: XpayRefused, PayUnreachable (the outcome is unknown, or later may be better) */
export function createXpayCall({ baseUrl, appKey }: XpayCaller, token: StableToken): XpayCall {
  async function send(path: string, text: string, accessToken: string) {
    const url = new URL(baseUrl + path)
    url.searchParams.set('access_token', accessToken)
    url.searchParams.set('pay_sig', callSignature(appKey, path, text))
    const headers = { 'content-type': 'application/json' }
    return callRemote({ system: 'xpay', base: baseUrl, url, method: 'POST', headers, body: text })
  }

  return async (path, body) => {
    const text = JSON.stringify(body)
    let answer
    try {
      answer = await send(path, text, await token.get())
      if (isTokenRefused(answer)) answer = await send(path, text, await token.renew())
    } catch (cause) {
      if (cause instanceof RemoteError) throw new PayUnreachable(cause.message, { cause })
      throw cause
    }
    const errcode = errcodeOf(answer)
    if (LATER.has(errcode) || isTokenRefused(answer)) throw new PayUnreachable(`xpay errcode ${errcode}`)
    if (errcode !== 0) throw new XpayRefused(errcode, String(answer.errmsg))
    return answer
  }
}
