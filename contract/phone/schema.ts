import { z } from 'zod'
import { mobile, moment, smsCode } from '../common'
import type { EndpointSchema } from '../schema'
import type { phoneEndpoints } from './endpoints'
import { phoneChange } from './shapes'

const wrongCode = { '908': 'wrong, used or expired code' }
const stepOver = { '930': 'the verification of the number has expired: verify it again' }

export const phoneSchemas = {
  verifyOldMobile: {
    summary: 'Verify the member’s own number with the code sent to it (sendSmsCode, scene verify)',
    input: z.object({ code: smsCode }),
    data: z.object({ /** Until when another number is accepted. */ expiresAt: moment }),
    codes: { ...wrongCode, '907': 'the member has no number' }
  },
  modifyMobile: {
    summary:
      'Change the member’s number with the code sent to it (scene bind), after verifyOldMobile; if another member has it, returns what a merge would combine',
    input: z.object({ mobile, code: smsCode }),
    data: phoneChange,
    codes: { ...wrongCode, ...stepOver, '907': 'the member has no number yet: saveMobile' }
  },
  saveMobile: {
    summary: 'The same for a member who has no number yet',
    input: z.object({ mobile, code: smsCode }),
    data: phoneChange,
    codes: { ...wrongCode, '907': 'the member has a number: verifyOldMobile, modifyMobile' }
  },
  modifyAndMergeMember: {
    summary:
      'After the member’s consent: merge the account that has the verified number into this one, which gets the number. If another account has it by now, consent is requested again',
    input: z.object({ /** The member has seen what will be merged. */ agreed: z.literal(true) }),
    data: phoneChange,
    codes: stepOver
  }
} as const satisfies Record<keyof typeof phoneEndpoints, EndpointSchema>
