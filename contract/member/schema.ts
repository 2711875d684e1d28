import { z } from 'zod'
import { day, endOfDay, id, none, picture, smsCode, text, typedLine } from '../common'
import type { EndpointSchema } from '../schema'
import { proof, puzzleCodes } from '../session/puzzle-schema'
import type { memberEndpoints } from './endpoints'

export const gender = z.enum(['unknown', 'male', 'female'])

/** The member's profile; `memberBaseInfo` has the id (rule data.memberBaseInfo). */
export const memberProfile = z.object({
  memberBaseInfo: z.object({ id }),
  nickname: text(30),
  avatar: picture.nullable(),
  gender,
  birthday: day.nullable(),
  /** 138****8000; the full number is returned only by `getMemberMobile`. */
  maskedMobile: text(11),
  hasMobile: z.boolean()
})

/** From `sendAccountCode`; required if the member has a number, as the session alone may be stolen. */
const freshCode = smsCode.optional()
const wrongFreshCode = { '908': 'the code is missing, wrong, used, expired, or was sent for something else' }

export const memberSchemas = {
  getMyMemberInfo: { summary: 'The member’s profile', input: none, data: memberProfile },
  getMemberMobile: {
    summary: "The member's own phone number in full",
    input: none,
    data: z.object({ mobile: text(11) })
  },
  updatePersonalInfo: {
    summary: 'Update name, picture, gender or birthday; omitted fields are unchanged',
    input: z.object({
      nickname: typedLine(30, '请输入昵称').optional(),
      avatar: picture.optional(),
      gender: gender.optional(),
      birthday: day.nullable().optional()
    }),
    data: memberProfile
  },
  uploadImage: {
    summary:
      'Upload a picture (multipart, field file): PNG, JPEG or WebP, 5 MB at most; stored scaled down and without metadata',
    /** In the query: the purpose of the picture; an avatar is stored as a small square. */
    input: z.object({ use: z.enum(['avatar', 'picture']).default('picture') }),
    data: z.object({ url: picture }),
    codes: { '902': 'the member’s picture limit is reached' }
  },
  getMySummary: {
    summary: 'The counts shown in the My panel',
    input: none,
    data: z.object({
      cards: z.int(),
      usableCoupons: z.int(),
      unpaidOrders: z.int(),
      toShipOrders: z.int(),
      toReceiveOrders: z.int(),
      toUseOrders: z.int(),
      refundOrders: z.int(),
      receiveRecords: z.int()
    })
  },
  sendAccountCode: {
    summary: 'Send a code to the member’s own number that confirms exactly one of these actions (ADR 0056)',
    input: z.object({ purpose: z.enum(['export', 'deletion']), proof: proof.optional() }),
    data: z.object({ retryAfterSeconds: z.int(), expiresInSeconds: z.int() }),
    codes: {
      ...puzzleCodes,
      '429': 'too often for this number',
      '907': 'the member has no number: no code is needed'
    }
  },
  exportMyData: {
    summary: 'Export all personal data of the member as a JSON file with Chinese keys (ADR 0041)',
    input: z.object({ code: freshCode }),
    data: z.object({ fileName: text(60), text: z.string() }),
    codes: { ...wrongFreshCode, '429': 'limit of five per day' }
  },
  deleteAccount: {
    summary:
      'Request account deletion: it is closed at once and all sessions end; personal data is deleted after 15 days, until then a login offers to cancel (ADR 0041)',
    input: z.object({ confirm: z.literal('注销'), code: freshCode }),
    /** When personal data is deleted. */
    data: z.object({ deletedAt: endOfDay }),
    session: 'ends',
    codes: { ...wrongFreshCode, '907': 'an unpaid order or a refund is still open' }
  }
} as const satisfies Record<keyof typeof memberEndpoints, EndpointSchema>
