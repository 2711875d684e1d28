import { z } from 'zod'
import { id, mobile, none, nothing, text } from '../common'
import type { EndpointSchema } from '../schema'
import type { sessionEndpoints } from './endpoints'
import { proof, puzzleCodes } from './puzzle-schema'

/** What every login answers (rule data.login). */
export const loginResult = z.object({
  accessToken: text(128),
  openId: text(64).nullable(),
  memberId: id,
  /** True when this login made the account. */
  isNew: z.boolean()
})

const wechatCode = text(128, 1)

export const sessionSchemas = {
  sendSmsCode: {
    summary: 'Send a login code by SMS: 6 digits, valid 5 minutes',
    input: z.object({
      mobile,
      scene: z.enum(['login', 'bind', 'verify']).default('login'),
      proof: proof.optional()
    }),
    data: z.object({ retryAfterSeconds: z.int(), expiresInSeconds: z.int() }),
    codes: { ...puzzleCodes, '429': 'too often for this phone or address' }
  },
  loginWithSmsCode: {
    summary: 'Log in with phone and SMS code; makes the account at the first login',
    input: z.object({
      mobile,
      code: z.string().regex(/^\d{6}$/, '请输入 6 位验证码'),
      /** Version of the agreement that was ticked. */
      agreementVersion: text(20, 1),
      /** Mini-program: binds the WeChat identity of this `wx.login` code too. */
      loginCode: wechatCode.optional(),
      /** WeChat's browser: binds the identity of this ticket too (`wechatGetToken`); one that is over is left aside. */
      bindTicket: text(128, 16).optional()
    }),
    data: loginResult,
    session: 'begins',
    codes: { '908': 'wrong, used or expired code' }
  },
  xcxLogin: {
    summary: 'Mini-program login with a wx.login code',
    input: z.object({ code: wechatCode }),
    data: loginResult,
    session: 'begins',
    codes: {
      '325': 'this WeChat identity is bound to no member yet',
      '908': 'the code was used or has expired'
    }
  },
  xcxRegister: {
    summary: 'Mini-program one-tap login: getPhoneNumber code and wx.login code',
    input: z.object({ code: wechatCode, loginCode: wechatCode, agreementVersion: text(20, 1) }),
    data: loginResult,
    session: 'begins',
    codes: { '908': 'the phone code was used or has expired' }
  },
  logout: { summary: 'Revoke the token this call carries', input: none, data: nothing, session: 'ends' },
  restoreSession: {
    summary:
      'The session that this browser keeps in its cookie, for a page that has lost its token; null: there is none',
    input: none,
    data: loginResult.omit({ isNew: true }).nullable(),
    session: 'restores',
    codes: { '403': 'not asked with JSON by a page of this server’s own origin' }
  }
} as const satisfies Record<keyof typeof sessionEndpoints, EndpointSchema>
