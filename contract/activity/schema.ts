import { z } from 'zod'
import { id, linkLabel, nothing, oneLine, personName } from '../common'
import type { EndpointSchema } from '../schema'
import type { activityEndpoints } from './endpoints'
import { activity, activityBrief, activityGain, activityKind } from './shapes'

const givingCodes = {
  '901': 'none left',
  '902': 'this person has already received it',
  '903': 'not started',
  '904': 'ended'
}

export const activitySchemas = {
  addActivityRecord: {
    summary: 'Record a visit to an activity or joining it; counted once per person, activity and kind',
    input: z.object({
      activityId: id,
      kind: z.enum(['visit', 'join']).default('visit'),
      /** Made on the device at first start; tells visitors apart, not people. */
      deviceId: oneLine(64, 8),
      distributor: linkLabel(64).optional(),
      account: linkLabel(64).optional(),
      labelId: linkLabel(40).optional(),
      /** How the visitor's session began (rule visit.source). */
      source: z.int().min(0).max(9).default(0)
    }),
    data: nothing
  },
  grantCardByCardId: {
    summary: 'Receive the card of an open gift activity of this channel, once per person',
    input: z.object({ cardId: id }),
    data: activityGain,
    codes: givingCodes
  },
  getActivity: {
    summary: 'An activity of the channel, its offer, and the caller’s status in it',
    input: z.object({ activityId: id }),
    data: activity
  },
  listActivities: {
    summary: 'Running activities of the channel',
    input: z.object({ kind: activityKind.optional() }),
    data: z.array(activityBrief)
  },
  takeGift: {
    summary: 'Receive the gift of an activity, once per person',
    input: z.object({ activityId: id }),
    data: activityGain,
    codes: givingCodes
  },
  signActivity: {
    summary: 'Sign an activity by name, once per person; returns the granted card',
    input: z.object({
      activityId: id,
      name: personName(20, '请填写真实姓名').regex(
        /^[\p{Script=Han}A-Za-z][\p{Script=Han}A-Za-z· .]{0,18}[\p{Script=Han}A-Za-z.]$/u,
        '请填写真实姓名，2 到 20 个字'
      ),
      /** The version that was read and ticked; a different one must be read again. */
      agreementVersion: oneLine(20, 1)
    }),
    data: activityGain,
    codes: { ...givingCodes, '919': 'the agreement has a newer version' }
  }
} as const satisfies Record<keyof typeof activityEndpoints, EndpointSchema>
