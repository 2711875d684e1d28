import { z } from 'zod'
import { RemoteError } from '../remote-json'
import { WechatCodeRefused } from './wechat-gateway'

export const WECHAT = 'WeChat'

type Answer = Readonly<Record<string, unknown>>

/** 40029 not a code of this app, 40163 used, 40226 blocked by WeChat's risk control. */
const CODE_REFUSED = new Set([40029, 40163, 40226])
/** The access token is not (or no longer) valid: 40001, 40014, 42001. */
const TOKEN_REFUSED = new Set([40001, 40014, 42001])

/** WeChat's code of an answer; 0 = fine. */
export function errcodeOf(answer: Answer): number {
  return typeof answer.errcode === 'number' ? answer.errcode : 0
}

/** Whether a new access token may help. */
export const isTokenRefused = (answer: Answer) => TOKEN_REFUSED.has(errcodeOf(answer))

/** @throws WechatCodeRefused, RemoteError for a response that reports a failure */
export function expectFine(answer: Answer): Answer {
  const errcode = errcodeOf(answer)
  if (CODE_REFUSED.has(errcode)) throw new WechatCodeRefused(errcode)
  if (errcode !== 0) throw new RemoteError(WECHAT, `errcode ${errcode}`)
  return answer
}

/** @throws RemoteError for a response of another shape */
export function shaped<T extends z.ZodType>(schema: T, answer: unknown): z.output<T> {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new RemoteError(WECHAT, 'the answer has an unknown shape')
  return parsed.data
}
