import { z } from 'zod'
import { endOfDay, fen, id, moment, picture, purchase, richText, text } from '../common'
import { cashierKind } from '../order/shapes'

/**
 * paid: sells something; gift and sign: give a card once per person; distribution: several goods of a distributor. code, directed,
 * unique and cards give cards and goods: to holders of a code, to the invited, once per person, and by phone number.
 */
export const activityKind = z.enum([
  'paid',
  'gift',
  'sign',
  'distribution',
  'code',
  'directed',
  'unique',
  'cards'
])

/** What an activity sells or gives. The price is that of the goods: an activity has none of its own. */
export const activityItem = z.object({
  kind: cashierKind,
  itemId: id,
  name: text(60),
  subtitle: text(80),
  picture,
  priceFen: fen,
  listPriceFen: fen,
  /** Whether this caller may buy it from here; not meaningful for gifts. */
  purchase
})

/** What the caller has done in it. */
const activityState = z.enum(['none', 'taken', 'signed', 'bought'])

/**
 * What the caller may do next, or why nothing. `login` comes before take and sign; buying asks for the
 * login by itself.
 */
const activityAction = z.object({
  do: z.enum(['login', 'take', 'sign', 'buy', 'none']),
  reason: z.enum([
    'ok',
    'not_started',
    'ended',
    'sold_out',
    'done',
    'platform',
    'off_sale',
    'limit_reached',
    'need_card',
    'too_short',
    'unpaid'
  ])
})

const brief = {
  activityId: id,
  kind: activityKind,
  title: text(40),
  subtitle: text(80),
  picture,
  startsAt: moment,
  endsAt: endOfDay
}

export const activityBrief = z.object(brief)

export const activity = z.object({
  ...brief,
  contentHtml: richText,
  rulesHtml: richText,
  /** How to use what was given; empty if nothing is given. */
  usageHtml: richText,
  /** The text to sign, in the version in force; null if there is none. */
  agreement: z.object({ version: text(20), html: richText }).nullable(),
  items: z.array(activityItem),
  /** How many are left to be given or sold; null = not limited. */
  stockLeft: z.int().nullable(),
  state: activityState,
  action: activityAction,
  /** The card that this activity gave the caller. */
  memberCardId: id.nullable(),
  /** When the caller took, signed or bought. */
  doneAt: moment.nullable(),
  /** The caller's paid order. */
  orderNo: text(20).nullable()
})

/** What was given: once per person and activity. */
export const activityGain = z.object({
  activityId: id,
  memberCardId: id,
  cardName: text(30),
  cardNo: text(20),
  expiresAt: endOfDay,
  takenAt: moment
})
