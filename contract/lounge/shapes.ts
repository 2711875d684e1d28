import { z } from 'zod'
import { endOfDay, fen, id, moment, orderNo, picture, purchase, text } from '../common'

/** A time of day, HH:mm; a lounge open around the clock is open from 00:00 to 24:00. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/)

/** Facilities of a lounge. */
export const loungeFacility = z.enum(['meal', 'drink', 'shower', 'wifi', 'nap', 'kids', 'work', 'view'])

/** Which side of border control it is on: passengers cannot cross over. */
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
  /** Time of this response. */
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
  /** How many guests may come along in total, and at once. */
  guests: z.int(),
  guestsAtOnce: z.int(),
  purchase
})

/** `used` no visits left, `closed` refunded. */
export const loungePassState = z.enum(['active', 'used', 'expired', 'closed'])

/** A membership that a member bought. */
export const loungePass = z.object({
  /** The identifier that gates use. */
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

/** State of a member: `active` can enter now; `used` and `expired` had a membership; `none` never had one. */
export const loungeStatus = z.enum(['none', 'active', 'used', 'expired'])

export const loungeVisit = z.object({
  visitId: id,
  loungeName: text(40),
  airportName: text(40),
  terminal: text(20),
  guests: z.int(),
  at: moment,
  planName: text(30),
  /** Visits left afterwards. */
  visitsLeft: z.int(),
  guestsLeft: z.int()
})
