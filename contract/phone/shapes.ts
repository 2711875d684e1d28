import { z } from 'zod'
import { moment, text } from '../common'

/** Something that an account has, and how much of it: 会员卡 2 张. Points can be a debt, below 0. */
export const belonging = z.object({ what: text(20), unit: text(4), count: z.int() })

/** What came of asking for another number. */
export const phoneChange = z.object({
  /** Whether the number is the member's now. */
  changed: z.boolean(),
  /** The number that was asked for, masked. */
  maskedMobile: text(11),
  /** Where another member has it: what of theirs would be joined, and until when a yes is taken. */
  merge: z
    .object({
      /** What the other account is called. */
      nickname: text(30),
      belongings: z.array(belonging).max(40),
      expiresAt: moment
    })
    .nullable(),
  /** Whether another account was joined with it. */
  merged: z.boolean()
})
