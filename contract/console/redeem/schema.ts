import { z } from 'zod'
import { day, endOfDay, id, mobile, moment, oneLine, text } from '../../common'
import type { EndpointSchema } from '../../schema'
import { acted, reason } from '../common'
import type { consoleRedeemEndpoints } from './endpoints'

const kind = z.enum(['voucher', 'ticket'])

/** A voucher or a ticket, as far as whoever takes it may know. */
const found = z.object({
  kind,
  id,
  name: text(80),
  /** The visitor of a ticket; '' for a voucher, which anybody may bring. */
  who: text(60),
  /** issued | used | refunding | refunded | revoked | expired. */
  state: text(20),
  usedAt: moment.nullable(),
  /** The only day of a ticket; null for a voucher. */
  day: day.nullable(),
  /** Until when a voucher can be used; null for a ticket. */
  expiresAt: endOfDay.nullable(),
  /** Taken by a shop or gate less than ten minutes ago. */
  canUndo: z.boolean()
})

const looked = {
  input: z.object({ code: oneLine(80, 1) }),
  data: z.object({ item: found.nullable() })
}

/**
 * `passed`: it is used now; `elsewhere`: it is of another store or sight; `old`, `ahead`: the code was shown earlier, or by a device whose
 * clock is wrong; `early`: a ticket of a later day; `forged`: none of ours.
 */
const verdict = z.enum([
  'passed',
  'used',
  'refunded',
  'revoked',
  'expired',
  'early',
  'old',
  'ahead',
  'elsewhere',
  'forged'
])

export const consoleRedeemSchemas = {
  lookUp: {
    summary: 'What a code is: a current one as shown, or the number of a voucher (16 digits) or ticket (12)',
    ...looked
  },
  lookUpByAddress: {
    summary: '`lookUp` as pages of the last release call it; will be removed with the next one',
    ...looked
  },
  redeem: {
    summary: 'Take a voucher or ticket, once. A code as shown needs no reason; a number alone does',
    input: z.object({ code: oneLine(80, 1), reason: reason.optional() }),
    data: z.object({ verdict, actId: id.nullable(), item: found.nullable() }),
    codes: { '400': 'a number without a reason' }
  },
  undoRedeem: {
    summary: 'Take back a mistake, within ten minutes',
    input: z.object({ kind, id, reason }),
    data: acted,
    codes: { '907': 'not used by a shop or gate in the last ten minutes' }
  },
  redeemedToday: {
    summary: 'What I have taken today, newest first, at most 200',
    input: z.object({}),
    data: z.object({
      items: z.array(z.object({ actId: id, at: moment, kind, id, name: text(80), undone: z.boolean() }))
    })
  },
  redeemKeys: {
    summary:
      'The keys of the day of one’s stores and sights, or of one of them, to take codes without a network; see contract/wallet/judge.ts',
    input: z.object({ storeId: id.optional(), sightId: id.optional() }),
    data: z.object({
      /** The clock of the server, ms since 1970. */
      at: z.number(),
      /** When the session ends and nothing may be taken with these keys any more, ms since 1970. */
      endsAt: z.number(),
      lent: z
        .object({
          shop: text(80),
          name: text(80),
          day,
          items: z
            .array(z.object({ number: text(20), key: text(64), name: text(80), who: text(60) }))
            .readonly()
        })
        .nullable()
    })
  },
  reportRedeemed: {
    summary: 'What was taken without a network, in the last 24 hours; each counts once by its scan',
    input: z.object({
      checks: z.array(z.object({ scan: oneLine(50, 1), code: oneLine(80, 1), at: z.int() })).max(200)
    }),
    data: z.object({ items: z.array(z.object({ scan: text(50), verdict })) })
  },
  settleReported: {
    summary:
      'Write down what was done about something that was taken without a network and refused afterwards',
    input: z.object({ code: oneLine(80, 1), at: z.int(), verdict, reason }),
    data: acted
  },
  lookUpByPhone: {
    summary:
      'What the member with a phone number could use here. Written to the audit trail; ten tries in ten minutes, 60 a day',
    input: z.object({ phone: mobile }),
    data: z.object({
      items: z.array(found.extend({ /** The last four digits of its number. */ tail: text(4) }))
    }),
    codes: { '429': 'too many tries' }
  },
  redeemFound: {
    summary: 'Take something that was found by phone number, once',
    input: z.object({ kind, id, reason }),
    data: z.object({ verdict, actId: id.nullable(), item: found.nullable() }),
    codes: { '404': 'none of one’s stores and sights' }
  },
  lounges: {
    summary: 'Lounges to which one admits members; of a gate its own',
    input: z.object({}),
    data: z.object({ items: z.array(z.object({ loungeId: id, name: text(120) })) })
  },
  enterLounge: {
    summary: 'Admit a member to a lounge by the code of the membership, once per code',
    input: z.object({ code: oneLine(80, 1), loungeId: id, guests: z.int().min(0).max(9) }),
    data: z.object({
      /** As at the gates of YueTu: server/modules/lounge/gate.ts. */
      verdict: z.enum(['passed', 'old', 'forged', 'used', 'spent', 'ended', 'closed', 'guests', 'noLounge']),
      actId: id.nullable(),
      /** What is left of the membership; null if nobody was admitted. */
      left: z.object({ visits: z.int(), guests: z.int() }).nullable()
    })
  }
} as const satisfies Record<keyof typeof consoleRedeemEndpoints, EndpointSchema>
