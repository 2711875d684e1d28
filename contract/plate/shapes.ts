import { z } from 'zod'
import { endOfDay, fen, id, moment, picture, purchase, text } from '../common'
import { privilegeBrief } from '../privilege/shapes'

/** How often a plate's quota resets, by the calendar in China, counted from the day the plate began. */
export const platePeriod = z.enum(['once', 'week', 'month', 'quarter', 'year'])

/** A plate on offer. */
export const plateOffer = z.object({
  plateId: id,
  name: text(30),
  subtitle: text(60),
  picture,
  priceFen: fen,
  /** What the privileges that can be taken over `rounds` cost one by one, on average; shown struck. */
  listPriceFen: fen,
  period: platePeriod,
  /** How many privileges may be taken per round. */
  quota: z.int(),
  /** Number of rounds in this context: on that card, on the caller's longest card, or on the longest on sale. */
  rounds: z.int(),
  /** Number of rounds if no card's end cuts it short. */
  wholeRounds: z.int(),
  privilegeCount: z.int(),
  sold: z.int(),
  purchase
})

/** The current round: `used` of `quota` taken; `endsAt` = when it resets, or ends for the last. */
export const round = z.object({
  roundNo: z.int(),
  rounds: z.int(),
  quota: z.int(),
  used: z.int(),
  startsAt: moment,
  endsAt: endOfDay
})

/** A privilege inside a plate that a member holds. */
const privilegeInPlate = privilegeBrief.extend({
  /** Taken in the current round. */
  taken: z.boolean(),
  /** Can be taken now by one tap in a list: nothing has to be chosen or entered. Cautions may still stand against it. */
  atOnce: z.boolean()
})

/** A plate that a member holds on a card; `round` is null before its start and after its last round. */
export const plateOfMine = z.object({
  memberPlateId: id,
  memberCardId: id,
  plateId: id,
  name: text(30),
  subtitle: text(60),
  picture,
  period: platePeriod,
  source: z.enum(['included', 'bought']),
  startsAt: moment,
  endsAt: endOfDay,
  round: round.nullable(),
  privileges: z.array(privilegeInPlate)
})
