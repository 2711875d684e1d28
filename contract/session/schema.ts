import { z } from 'zod'
import { endOfDay, id, mobile, none, nothing, oneLine, smsCode, text } from '../common'
import { belonging } from '../phone/shapes'
import type { EndpointSchema } from '../schema'
import type { sessionEndpoints } from './endpoints'
import { proof, puzzleCodes } from './puzzle-schema'

/**
 * The account is closed and waits to be deleted: nobody is logged in. With the ticket, valid for minutes, its owner can cancel
 * the deletion (`undoDeletion`), or let it proceed.
 */
export const closedAccount = z.object({ undoTicket: text(128, 16), deletedAt: endOfDay })

/** A session. */
export const session = z.object({
  accessToken: text(128),
  openId: text(64).nullable(),
  memberId: id,
  /** True if this login created the account. */
  isNew: z.boolean()
})

/** Response of every login (rule data.login): a session, or why there is none. */
export const loginResult = session.extend({
  /** null if the account is closed. */
  accessToken: session.shape.accessToken.nullable(),
  closed: closedAccount.nullable(),
  /**
   * A partner had created the account for this number, and its owner has now proved it for the first time: all its sessions were
   * ended, and this is what the account contains.
   */
  found: z.object({ belongings: z.array(belonging).max(40) }).optional()
})

const wechatCode = oneLine(128, 1)

export const sessionSchemas = {
  sendSmsCode: {
    summary: 'Send a login code by SMS: 6 digits, valid 5 minutes',
    input: z.object({
      mobile,
      scene: z.enum(['login', 'bind', 'verify']).default('login'),
      proof: proof.optional()
    }),
    data: z.object({ retryAfterSeconds: z.int(), expiresInSeconds: z.int() }),
    codes: { ...puzzleCodes, '429': 'too often for this phone number or IP address' }
  },
  loginWithSmsCode: {
    summary: 'Log in with phone and SMS code; creates the account at the first login',
    input: z.object({
      mobile,
      code: smsCode,
      /** Version of the agreement that was ticked. */
      agreementVersion: oneLine(20, 1),
      /** Mini-program: also binds the WeChat identity of this `wx.login` code. */
      loginCode: wechatCode.optional(),
      /** WeChat's browser: also binds the identity of this ticket (`wechatGetToken`); an expired one is ignored. */
      bindTicket: oneLine(128, 16).optional()
    }),
    data: loginResult,
    session: 'begins',
    codes: { '908': 'wrong, used or expired code' }
  },
  xcxLogin: {
    summary: 'Silent mini-program login with a wx.login code; a closed account counts as not bound',
    input: z.object({ code: wechatCode }),
    data: session,
    session: 'begins',
    codes: {
      '325': 'this WeChat identity is not bound to a member yet',
      '908': 'the code was used or has expired'
    }
  },
  xcxRegister: {
    summary: 'Mini-program one-tap login: getPhoneNumber code and wx.login code',
    input: z.object({ code: wechatCode, loginCode: wechatCode, agreementVersion: oneLine(20, 1) }),
    data: loginResult,
    session: 'begins',
    codes: { '908': 'the phone code was used or has expired' }
  },
  logout: { summary: 'Revoke the token this call carries', input: none, data: nothing, session: 'ends' },
  undoDeletion: {
    summary: 'Cancel the deletion of an account with the ticket of a login; logs its owner in',
    input: z.object({ undoTicket: oneLine(128, 16) }),
    data: session,
    session: 'begins',
    codes: { '914': 'the ticket has expired or was used, or the account is deleted: log in again' }
  },
  restoreSession: {
    summary: 'The session in this browser’s cookie, for a page without a token; null if there is none',
    input: none,
    data: session.omit({ isNew: true }).nullable(),
    session: 'restores',
    codes: { '403': 'not a JSON request from a page of this server’s own origin' }
  }
} as const satisfies Record<keyof typeof sessionEndpoints, EndpointSchema>
