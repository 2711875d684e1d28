import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The WeChat user of a sandbox browser: the same browser has the same openids until it switches to another user. */
const WHO = 'sandbox_wechat'
/** Set while the login page asks before responding. */
const ASK = 'sandbox_wechat_ask'

const YEAR_SECONDS = 31_536_000
const ID = /^[0-9a-f]{32}$/
// 'auto': Secure if the request arrived by https
const options = { httpOnly: true, sameSite: 'lax', secure: 'auto', path: '/sandbox/wechat' } as const

/** The browser's identity, a new one if it has none. */
export function browserOf(request: FastifyRequest, reply: FastifyReply): string {
  const stored = request.cookies[WHO]
  if (stored !== undefined && ID.test(stored)) return stored
  return anotherBrowser(reply)
}

/** Gives the browser another identity. */
export function anotherBrowser(reply: FastifyReply): string {
  const id = randomBytes(16).toString('hex')
  reply.setCookie(WHO, id, { ...options, maxAge: YEAR_SECONDS })
  return id
}

/** Whether the login page should ask. */
export const requiresConsent = (request: FastifyRequest) => request.cookies[ASK] === '1'

export function setAsksFirst(reply: FastifyReply, on: boolean): void {
  if (on) reply.setCookie(ASK, '1', { ...options, maxAge: YEAR_SECONDS })
  else reply.clearCookie(ASK, options)
}
