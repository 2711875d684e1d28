import { z } from 'zod'
import { mobile, moment } from '../common'
import type { EndpointSchema } from '../schema'
import type { phoneEndpoints } from './endpoints'
import { phoneChange } from './shapes'

const code = z.string().regex(/^\d{6}$/, '请输入 6 位验证码')

const wrongCode = { '908': 'wrong, used or expired code' }
const stepOver = { '930': 'a number that was verified before has to be verified again: it is too long ago' }

export const phoneSchemas = {
  verifyOldMobile: {
    summary: 'Verifies the member’s own number by the code that was sent to it (sendSmsCode, scene verify)',
    input: z.object({ code }),
    data: z.object({ /** Until when another number is accepted. */ expiresAt: moment }),
    codes: { ...wrongCode, '907': 'the member has no number' }
  },
  modifyMobile: {
    summary:
      'Gives the member another number, by the code that was sent to it (scene bind), after verifyOldMobile; says what would be joined where another member has it',
    input: z.object({ mobile, code }),
    data: phoneChange,
    codes: { ...wrongCode, ...stepOver, '907': 'the member has no number yet: saveMobile' }
  },
  saveMobile: {
    summary: 'The same for a member who has no number yet',
    input: z.object({ mobile, code }),
    data: phoneChange,
    codes: { ...wrongCode, '907': 'the member has a number: verifyOldMobile, modifyMobile' }
  },
  modifyAndMergeMember: {
    summary:
      'After the member’s yes: joins the account that has the verified number to this one, which gets the number. Whoever has it by now is asked about anew',
    input: z.object({ /** The member has seen what will be merged. */ agreed: z.literal(true) }),
    data: phoneChange,
    codes: stepOver
  }
} as const satisfies Record<keyof typeof phoneEndpoints, EndpointSchema>
