import { z } from 'zod'
import { fen, id, moment, orderNo, picture, richText, text } from '../common'
import { partnerCodes } from './codes'

/** Partners whose sites take orders that are paid with us. */
export const partnerCode = z.enum(partnerCodes)

/** A partner's number of an order. */
export const partnerOrderNo = id

/**
 * Where a benefit of a partner leads (rule data.redirect): `message` is JSON text with
 * `receiveWayExtension`: jointLogin, miniProgramAppId, miniProgramRedirectUrl, isInternal.
 */
export const thirdPartyRedirect = z.object({ message: text(2000), redirectUrl: text(1000) })

/** `waiting` = paid with us, and the partner is being told; `done` = the partner has it. */
const partnerOrderState = z.enum(['unpaid', 'waiting', 'done', 'cancelled', 'refunded'])

/** A partner's order as the partner tells of it, and what became of it with us. */
export const partnerOrder = z.object({
  partner: partnerCode,
  partnerName: text(30),
  partnerOrderNo,
  title: text(60),
  /** What was chosen, in one line: seats, number, date. */
  detail: text(120),
  picture,
  /** Price before the discount, fen. */
  listFen: fen,
  /** What is to be paid, fen. */
  payFen: fen,
  state: partnerOrderState,
  /** Our order for it, once there is one. */
  orderNo: orderNo.nullable(),
  /** The partner holds what was chosen until then. */
  expiresAt: moment
})

/** A film on show. */
export const film = z.object({
  filmId: id,
  name: text(60),
  poster: picture,
  /** Out of 100; null before there are enough votes. */
  score: z.int().nullable(),
  minutes: z.int(),
  genres: text(40),
  /** First day on show, YYYY-MM-DD. */
  releasedOn: z.iso.date(),
  cast: text(80),
  /** Lowest price of the day, fen. */
  fromFen: fen,
  /** Showings of the day in the city. */
  showings: z.int()
})

/** A product of the discount-ordering partner. */
export const haiweiProduct = z.object({
  productId: id,
  name: text(60),
  picture,
  listFen: fen,
  priceFen: fen,
  rulesHtml: richText,
  onSale: z.boolean()
})

/** Result of a JD card that was received. */
export const jdCard = z.object({
  name: text(60),
  faceFen: fen,
  /** Masked number of the account that was topped up. */
  account: text(20),
  state: z.enum(['done', 'processing', 'failed']),
  /** Why it failed. */
  reason: text(100),
  at: moment
})
