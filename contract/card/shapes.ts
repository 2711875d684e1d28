import { z } from 'zod'
import { endOfDay, fen, id, moment, purchase, text } from '../common'

/** Which of the drawn card faces is shown. */
export const cardFace = z.enum(['ink', 'gold', 'rose', 'jade', 'azure', 'plum', 'teal', 'copper'])

/** A card as it is sold. */
export const cardProduct = z.object({
  cardId: id,
  name: text(30),
  level: text(20),
  tagline: text(60),
  face: cardFace,
  priceFen: fen,
  listPriceFen: fen,
  validityDays: z.int(),
  /** Three to five short promises, e.g. 每月 5 选 2. */
  benefits: z.array(text(30)),
  plateCount: z.int(),
  privilegeCount: z.int(),
  sold: z.int(),
  purchase
})

/** What buying a card gives: its period, and whether it renews one that the caller holds. */
export const nextCardTerm = z.object({ startsAt: moment, endsAt: endOfDay, renews: z.boolean() })

/**
 * What a member has saved since the month in China began. `rightsFen` = the worth of what was received with all of their
 * cards; `discountFen` = card prices and coupons on orders paid in it, without the pieces that were given back.
 */
export const monthSavings = z.object({ rightsFen: fen, discountFen: fen })

/** A card that a member holds. `expired` is derived from the clock and never stored. */
export const memberCard = z.object({
  memberCardId: id,
  cardId: id,
  cardNo: text(20),
  name: text(30),
  level: text(20),
  face: cardFace,
  state: z.enum(['inactive', 'active', 'expired']),
  activatedAt: moment.nullable(),
  /** When its last term ends. */
  expiresAt: endOfDay.nullable(),
  /** If renewed: when the term after the current one begins; null otherwise. */
  renewedFrom: moment.nullable(),
  plateCount: z.int(),
  isRedDot: z.boolean()
})
