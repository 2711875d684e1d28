import { z } from 'zod'
import { id, text } from '../common'
import type { EndpointSchema } from '../schema'
import type { entryEndpoints } from './entry-endpoints'
import { proof, puzzleCodes } from './puzzle-schema'
import { loginResult } from './schema'

/** A one-time ticket of ours, valid for minutes: used in an address instead of a token. */
const ticket = text(128, 16)

/** 914: something signed or issued by another party cannot be accepted; `resultMsg` is shown. */
const entryCodes = { '914': 'the sign, token or code is wrong, too old, of another channel, or was used' }

/** `bound` is false if the identity belongs to another member, which only a login by phone can change; this session pays with it. */
const bound = z.object({ openId: text(64), bound: z.boolean() })

export const entrySchemas = {
  unionLogin: {
    summary: 'Union login: a partner sends its user by a signed text, good for 5 minutes and once',
    input: z.object({ sign: text(1000, 1) }),
    data: loginResult,
    session: 'begins',
    codes: {
      ...entryCodes,
      '915': 'the number has an account that does not know this distributor: sendUnionCode, confirmUnionLogin'
    }
  },
  sendUnionCode: {
    summary: 'Union login that was answered 915: sends an SMS code to the number that the sign names',
    input: z.object({ sign: text(1000, 1), proof: proof.optional() }),
    data: z.object({
      /** Masked. */
      mobile: text(20),
      retryAfterSeconds: z.int(),
      expiresInSeconds: z.int()
    }),
    codes: { ...entryCodes, ...puzzleCodes, '429': 'too often for this number or address' }
  },
  confirmUnionLogin: {
    summary: 'Union login with the SMS code; the distributor needs none for this member from then on',
    input: z.object({ sign: text(1000, 1), code: z.string().regex(/^\d{6}$/, '请输入 6 位验证码') }),
    data: loginResult,
    session: 'begins',
    codes: { ...entryCodes, '908': 'wrong, used or expired code' }
  },
  lvyunLogin: {
    summary: 'Login of a guest by a token of the hotel system Lvyun',
    input: z.object({ token: text(150, 1), type: text(20, 1) }),
    data: loginResult,
    session: 'begins',
    codes: entryCodes
  },
  jinJiangLogin: {
    summary: 'Login of a hotel-brand member by its authCode',
    input: z.object({ authCode: text(128, 1) }),
    data: loginResult,
    session: 'begins',
    codes: entryCodes
  },
  wechatGetToken: {
    summary: 'Exchange a one-time ticket (WeChat web login, or the mini-program for its web view)',
    input: z.object({ ticket }),
    data: z.object({
      /** null: this WeChat identity is not bound to a member yet. */
      accessToken: text(128).nullable(),
      openId: text(64).nullable(),
      memberId: id.nullable(),
      isNew: z.boolean(),
      /** If it is not bound: after another login, `updateOpenId` with it binds this WeChat identity. */
      bindTicket: ticket.nullable()
    }),
    session: 'begins',
    codes: entryCodes
  },
  createWebTicket: {
    summary: 'A one-time ticket by which a web view of the mini-program logs this member in (query token12)',
    input: z.object({}),
    data: z.object({ ticket, expiresInSeconds: z.int() })
  },
  setXcxMobile: {
    summary:
      'Mini-program: the phone number of a getPhoneNumber code becomes the member’s, where there is none',
    input: z.object({ code: text(128, 1) }),
    data: z.object({ /** Masked. */ mobile: text(20) }),
    codes: { '908': 'the code was used or has expired', '920': 'the number belongs to another member' }
  },
  setOpenIdByMemberId: {
    summary: 'Binds the WeChat identity behind a wx.login code to the member',
    reads: false,
    input: z.object({ code: text(128, 1) }),
    data: z.object({ openId: text(64) }),
    codes: { '908': 'the code was used or has expired', '920': 'the identity is another member’s' }
  },
  updateOpenId: {
    summary:
      'Binds the WeChat identity of a ticket (official account) to the member, and lets this session pay with it',
    input: z.object({ ticket }),
    data: bound,
    codes: entryCodes
  },
  updateTgjOpenId: {
    summary: 'The same for the second official account (tgj)',
    input: z.object({ ticket }),
    data: bound,
    codes: entryCodes
  }
} as const satisfies Record<keyof typeof entryEndpoints, EndpointSchema>
