import { z } from 'zod'
import { activity, activityKind } from '../activity/shapes'
import { cardFace, memberCard } from '../card/shapes'
import { id, mobile, moment, none, picture, printedCode, smsCode, text } from '../common'
import { proof, puzzleCodes } from '../session/puzzle-schema'
import type { EndpointSchema } from '../schema'
import type { grantEndpoints } from './endpoints'
import { cardOutcome, grant, grantLine } from './shapes'

const code = printedCode(40, '请输入激活码')

const wrong = {
  '909': 'no such code, or it is used, expired or somebody else’s: one answer for all cases',
  '429': 'too many attempts'
}
const givingCodes = {
  '901': 'none left',
  '902': 'this person has already received it',
  '903': 'not started',
  '904': 'ended'
}
const smsCodes = { '908': 'wrong SMS code' }
const outcomes = z.object({ results: z.array(cardOutcome) })

export const grantSchemas = {
  lookUpGrantCode: {
    summary: 'Preview what a code gives the caller, or what it gave if they have used it',
    input: z.object({ activeCode: code }),
    data: z.object({ activity, mine: grant.nullable() }),
    codes: wrong
  },
  activateGrantCode: {
    summary: 'Redeem a code, once; its user gets the same result again',
    input: z.object({ activeCode: code }),
    data: grant,
    codes: { ...wrong, ...givingCodes }
  },
  getDirectedActivityCode: {
    summary: 'Send an SMS code to a number that may be invited; the answer does not reveal whether it is',
    input: z.object({ activityId: id, mobile, proof: proof.optional() }),
    data: z.object({ retryAfterSeconds: z.int(), expiresInSeconds: z.int() }),
    codes: {
      '903': 'not started',
      '904': 'ended',
      ...puzzleCodes,
      '429': 'too often for this number or IP address'
    }
  },
  directedActivityCard: {
    summary:
      'Receive the offer for invited users, once: by the caller’s own number, another number with its SMS code, or a code',
    input: z.object({
      activityId: id,
      activeCode: code.optional(),
      mobile: mobile.optional(),
      smsCode: smsCode.optional()
    }),
    data: grant,
    codes: { ...wrong, ...givingCodes, ...smsCodes }
  },
  uniquedReceiveCard: {
    summary: 'Receive the offer of an activity, once per person',
    input: z.object({ activityId: id }),
    data: grant,
    codes: givingCodes
  },
  receiveMutilCard: {
    summary: 'Open selected cards assigned to the caller’s own number; returns the result of each',
    input: z.object({ activityId: id, cardIds: z.array(id).min(1).max(20) }),
    data: outcomes,
    codes: { ...wrong, ...givingCodes }
  },
  receiveMultiCardByMobile: {
    summary:
      'Open the cards assigned to another number, verified by its SMS code; returns the result of each',
    input: z.object({ activityId: id, mobile, smsCode }),
    data: outcomes,
    codes: { ...wrong, ...givingCodes, ...smsCodes }
  },
  getCardPlateInfo: {
    summary: 'The cards assigned to the caller’s own number, with their plates, and those already opened',
    input: z.object({ activityId: id }),
    data: z.object({
      /** The number that they are reserved for, masked; null if the caller has none. */
      mobile: text(11).nullable(),
      cards: z.array(
        z.object({
          cardId: id,
          name: text(30),
          level: text(20),
          face: cardFace,
          tagline: text(60),
          validityDays: z.int(),
          plates: z.array(z.object({ plateId: id, name: text(30), subtitle: text(60), picture })),
          /** The caller's card, if it was opened. */
          opened: memberCard.nullable()
        })
      )
    }),
    codes: { '404': 'no such activity' }
  },
  myMultipleCardRecord: {
    summary: 'Cards the caller opened by number, newest first',
    input: none,
    data: z.array(z.object({ activityId: id, title: text(40), openedAt: moment, card: memberCard }))
  },
  getMyReceiveRecord: {
    summary: 'The caller’s grants from activities, newest first',
    input: z.object({ kind: activityKind.optional() }),
    data: z.array(grant)
  },
  getPrivilegeStatus: {
    summary: 'The caller’s grant in an activity and its pending part; whether their own number is invited',
    input: z.object({ activityId: id }),
    data: z.object({
      grant: grant.nullable(),
      /** An invitation is reserved for the caller's own number. */
      invited: z.boolean(),
      mobile: text(11).nullable()
    })
  },
  privilegeRetryrReceive: {
    summary: 'Retry the pending part of a grant; what was already granted is not granted twice',
    input: z.object({ lineId: id }),
    data: grantLine,
    codes: { '901': 'still none left', '429': 'too many attempts' }
  }
} as const satisfies Record<keyof typeof grantEndpoints, EndpointSchema>
