import { z } from 'zod'
import { fen, id, moment, orderNo, picture, richText, text } from '../common'
import { partnerCodes } from './codes'

/** Partners whose sites take orders that are paid with us. */
export const partnerCode = z.enum(partnerCodes)

/** A partner's order number. */
export const partnerOrderNo = id

/**
 * Where a benefit of a partner leads (rule data.redirect): `message` is JSON text with
 * `receiveWayExtension`: jointLogin, miniProgramAppId, miniProgramRedirectUrl, isInternal.
 */
export const thirdPartyRedirect = z.object({ message: text(2000), redirectUrl: text(1000) })

/** `waiting` = paid with us, and being reported to the partner; `done` = confirmed by the partner. */
const partnerOrderState = z.enum(['unpaid', 'waiting', 'done', 'cancelled', 'refunded'])

/** A partner's order as the partner reports it, with its state on our side. */
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
  /** Amount to pay, fen. */
  payFen: fen,
  state: partnerOrderState,
  /** Our order for it, if there is one. */
  orderNo: orderNo.nullable(),
  /** The partner reserves the selection until then. */
  expiresAt: moment
})

/** A film currently showing. */
export const film = z.object({
  filmId: id,
  name: text(60),
  poster: picture,
  /** Out of 100; null until there are enough votes. */
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

/** Result of redeeming a JD card. */
export const jdCard = z.object({
  name: text(60),
  faceFen: fen,
  /** Masked account that was topped up. */
  account: text(20),
  state: z.enum(['done', 'processing', 'failed']),
  /** Reason for the failure. */
  reason: text(100),
  at: moment
})
