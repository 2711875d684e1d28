import { z } from 'zod'
import { day, fen, id, moment, orderNo, picture, text } from '../common'

export const sightCategory = z.enum(['heritage', 'nature', 'garden', 'museum', 'theme', 'animal', 'view'])

/** The visitor's identity document, checked at the gate. */
export const visitorDocument = z.enum([
  'idCard',
  'passport',
  'hkMacaoPermit',
  'taiwanPermit',
  'foreignerPermit'
])

/**
 * The fee of a refund. Free until `freeHours` before the day of the visit begins in China (−24 = until it ends; null = never);
 * from then on `feePercent` of the amount paid is withheld, and at 100 nothing is refunded.
 */
export const refundRule = z.object({
  freeHours: z
    .int()
    .min(-24)
    .max(24 * 30)
    .nullable(),
  feePercent: z.int().min(0).max(100)
})

/** `free` available; `held` reserved by unpaid orders, try later; `gone` sold out; `closed` not open or not on sale. */
export const dayState = z.enum(['free', 'held', 'gone', 'closed'])

/** `refunding`: staff review it before it is refunded. */
export const ticketState = z.enum(['issued', 'used', 'refunding', 'refunded', 'expired'])

const point = z.object({ lat: z.number(), lng: z.number() })

/** A sight in a list. */
export const sightBrief = z.object({
  sightId: id,
  name: text(40),
  subtitle: text(60),
  category: sightCategory,
  level: text(10),
  picture,
  city: text(30),
  district: text(30),
  /** Metres from the caller; null when no position was sent. */
  distance: z.int().nullable(),
  /** Of the cheapest ticket on sale, fen; null if none is on sale. */
  fromFen: fen.nullable()
})

export const ticketKind = z.object({
  kindId: id,
  name: text(40),
  audience: text(60),
  includes: text(80),
  priceFen: fen,
  listPriceFen: fen,
  mostAnOrder: z.int(),
  refundRule,
  /** The nearest available day; null if there is none among the days on offer. */
  nearestDay: day.nullable()
})

export const sight = z.object({
  sightId: id,
  name: text(40),
  subtitle: text(60),
  category: sightCategory,
  level: text(10),
  pictures: z.array(picture),
  city: text(30),
  district: text(30),
  address: text(200),
  location: point,
  distance: z.int().nullable(),
  hours: text(80),
  phone: text(20)
})

/** Why a day is closed: the sight rests on that weekday, or today's orders have ended; other days are not on sale. */
export const dayClosing = z.enum(['rest', 'late'])

export const ticketDay = z.object({
  day,
  state: dayState,
  closedFor: dayClosing.nullable(),
  /** The public holiday that it is part of: 元旦. */
  holiday: text(4).nullable(),
  priceFen: fen,
  /** Tickets available now. */ left: z.int()
})

/** A person saved for the next order; the full number never leaves the server. */
export const visitor = z.object({
  visitorId: id,
  name: text(30),
  document: visitorDocument,
  maskedNumber: text(30)
})

/** A kind of ticket in an order, with its refund rule as copied at the time of the order. */
export const orderedKind = z.object({
  kindId: id,
  name: text(40),
  refundRule,
  /** Until when a refund is free; null = it never was. */
  freeUntil: moment.nullable()
})

export const ticketOfMine = z.object({
  ticketId: id,
  kindId: id,
  state: ticketState,
  visitorName: text(30),
  document: visitorDocument,
  maskedNumber: text(30),
  payFen: fen,
  usedAt: moment.nullable(),
  refundedAt: moment.nullable(),
  refundFen: fen.nullable(),
  /** Refund if cancelled now; null if not refundable. */
  refund: z.object({ backFen: fen, feeFen: fen }).nullable()
})

export const ticketOrder = z.object({
  orderNo,
  sightId: id,
  sightName: text(40),
  picture,
  address: text(200),
  location: point,
  hours: text(80),
  day,
  phone: text(11),
  kinds: z.array(orderedKind),
  /** Before payment: who will visit. */
  visitors: z.array(
    z.object({ kindId: id, name: text(30), document: visitorDocument, maskedNumber: text(30) })
  ),
  tickets: z.array(ticketOfMine)
})
