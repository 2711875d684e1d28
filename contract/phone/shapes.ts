import { z } from 'zod'
import { moment, text } from '../common'

/** Something that an account holds, and how many: 会员卡 2 张. Points can be a debt, below 0. */
export const belonging = z.object({ what: text(20), unit: text(4), count: z.int() })

/** Result of a request to change the number. */
export const phoneChange = z.object({
  /** Whether the number is now the member's. */
  changed: z.boolean(),
  /** The requested number, masked. */
  maskedMobile: text(11),
  /** If another member has it: what would be merged from them, and until when consent is accepted. */
  merge: z
    .object({
      /** Name of the other account. */
      nickname: text(30),
      belongings: z.array(belonging).max(40),
      expiresAt: moment
    })
    .nullable(),
  /** Whether another account was merged into it. */
  merged: z.boolean()
})
