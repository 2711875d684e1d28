import { z } from 'zod'
import { id, oneLine, smsCode, text } from '../common'
import type { EndpointSchema } from '../schema'
import type { entryEndpoints } from './entry-endpoints'
import { proof, puzzleCodes } from './puzzle-schema'
import { loginResult } from './schema'

/** A one-time ticket of ours, valid for minutes: used in an address instead of a token. */
const ticket = oneLine(128, 16)

/** 914: something signed or issued by another party cannot be accepted; `resultMsg` is shown. */
const entryCodes = { '914': 'the token or code is wrong, too old, used, or from another channel' }

/** `bound` is false if the identity belongs to another member, which only a login by phone can change; this session pays with it. */
const bound = z.object({ openId: text(64), bound: z.boolean() })

export const entrySchemas = {
  unionLogin: {
    summary: 'Union login with a partner’s signed token, valid for 5 minutes and one use',
    input: z.object({ sign: oneLine(1000, 1) }),
    data: loginResult,
    session: 'begins',
    codes: {
      ...entryCodes,
      '915': 'the number has an account that does not know this distributor: sendUnionCode, confirmUnionLogin'
    }
  },
  sendUnionCode: {
    summary: 'After a union login answered 915: send an SMS code to the number in the token',
    input: z.object({ sign: oneLine(1000, 1), proof: proof.optional() }),
    data: z.object({
      /** Masked. */
      mobile: text(20),
      retryAfterSeconds: z.int(),
      expiresInSeconds: z.int()
    }),
    codes: { ...entryCodes, ...puzzleCodes, '429': 'too often for this number or IP address' }
  },
  confirmUnionLogin: {
    summary: 'Union login with the SMS code; the distributor then needs none for this member',
    input: z.object({ sign: oneLine(1000, 1), code: smsCode }),
    data: loginResult,
    session: 'begins',
    codes: { ...entryCodes, '908': 'wrong, used or expired code' }
  },
  lvyunLogin: {
    summary: 'Log a guest in with a token of the hotel system Lvyun',
    input: z.object({ token: oneLine(150, 1), type: oneLine(20, 1) }),
    data: loginResult,
    session: 'begins',
    codes: entryCodes
  },
  jinJiangLogin: {
    summary: 'Log a hotel-brand member in with an authCode',
    input: z.object({ authCode: oneLine(128, 1) }),
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
    summary:
      'Create a one-time ticket that logs this member in within a web view of the mini-program (query token12)',
    input: z.object({}),
    data: z.object({ ticket, expiresInSeconds: z.int() })
  },
  setXcxMobile: {
    summary: 'Mini-program: set the phone number of a getPhoneNumber code for a member who has none',
    input: z.object({ code: oneLine(128, 1) }),
    data: z.object({ /** Masked. */ mobile: text(20) }),
    codes: { '908': 'the code was used or has expired', '920': 'the number belongs to another member' }
  },
  setOpenIdByMemberId: {
    summary: 'Bind the WeChat identity of a wx.login code to the member',
    reads: false,
    input: z.object({ code: oneLine(128, 1) }),
    data: z.object({ openId: text(64) }),
    codes: { '908': 'the code was used or has expired', '920': 'the identity belongs to another member' }
  },
  updateOpenId: {
    summary:
      'Bind the WeChat identity of a ticket (official account) to the member, and allow this session to pay with it',
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
