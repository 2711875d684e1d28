import { z } from 'zod'
import { endOfDay, fen, id, moment, orderNo, picture, purchase, text } from '../common'

/** A time of day, HH:mm; a lounge that never closes is open from 00:00 to 24:00. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/)

/** What one finds in a lounge. */
export const loungeFacility = z.enum(['meal', 'drink', 'shower', 'wifi', 'nap', 'kids', 'work', 'view'])

/** Behind which border it is: nobody gets to the other side. */
export const loungeArea = z.enum(['domestic', 'international'])

export const lounge = z.object({
  loungeId: id,
  name: text(40),
  terminal: text(20),
  area: loungeArea,
  /** How to find it. */
  place: text(80),
  opensAt: timeOfDay,
  closesAt: timeOfDay,
  /** When this was answered. */
  openNow: z.boolean(),
  stayHours: z.int(),
  facilities: z.array(loungeFacility),
  picture
})

export const airport = z.object({
  /** IATA. */
  code: z.string().regex(/^[A-Z]{3}$/),
  name: text(40),
  city: text(30),
  lounges: z.array(lounge)
})

/** A membership on sale. */
export const loungePlan = z.object({
  planId: id,
  name: text(30),
  subtitle: text(60),
  picture,
  priceFen: fen,
  listPriceFen: fen,
  days: z.int(),
  /** How often the member may enter. */
  visits: z.int(),
  /** How many guests may come along in all, and at once. */
  guests: z.int(),
  guestsAtOnce: z.int(),
  purchase
})

/** `used` nothing is left, `closed` taken back with its money. */
export const loungePassState = z.enum(['active', 'used', 'expired', 'closed'])

/** A membership that a member bought. */
export const loungePass = z.object({
  /** What the gates know it by. */
  passNo: text(12),
  orderNo,
  planId: id,
  planName: text(30),
  state: loungePassState,
  visits: z.int(),
  visitsLeft: z.int(),
  guests: z.int(),
  guestsLeft: z.int(),
  guestsAtOnce: z.int(),
  startsAt: moment,
  expiresAt: endOfDay
})

/** How a member stands: `active` can enter now; `used` and `expired` had a membership; `none` never had one. */
export const loungeStatus = z.enum(['none', 'active', 'used', 'expired'])

export const loungeVisit = z.object({
  visitId: id,
  loungeName: text(40),
  airportName: text(40),
  terminal: text(20),
  guests: z.int(),
  at: moment,
  planName: text(30),
  /** What was left afterwards. */
  visitsLeft: z.int(),
  guestsLeft: z.int()
})
