import type { ConsoleResultCode } from '../console/codes'

/** Result codes of the envelope. How the client handles each is in its error catalogue; those above 900 are ours. */
export const RESULT = {
  ok: '100',
  /** The login has expired: the client drops its token and logs in again (rule error.305). */
  loginExpired: '305',
  /** No toast for these three (rule error.quiet). */
  quietRecharge: '323',
  quietNotBound: '325',
  quietRepeated: '516',
  /** The client returns to the home page (rule error.402). */
  goHome: '402',
  /** The client shows nothing (rule error.700). */
  silent: '700',
  badRequest: '400',
  forbidden: '403',
  notFound: '404',
  /** A call with this key is still in progress, and did not finish while this one waited. */
  inProgress: '409',
  tooOften: '429',
  serverError: '500',
  overloaded: '503',
  soldOut: '901',
  limitReached: '902',
  notStarted: '903',
  ended: '904',
  needCard: '905',
  couponUnusable: '906',
  orderState: '907',
  wrongCode: '908',
  cardCode: '909',
  keyReused: '910',
  platformForbids: '911',
  paymentFailed: '912',
  /** A partner's site is unreachable or refuses. */
  partnerFailed: '913',
  /** Something signed or issued by another party cannot be accepted. */
  entryRefused: '914',
  /** A distributor sends the number of an account it is not yet linked to: an SMS code is required, once. */
  confirmPhone: '915',
  /** No more SMS codes without a solved puzzle: for this number, or for this address. */
  puzzleNeeded: '916',
  /** The puzzle's answer is wrong, or the puzzle has expired. */
  puzzleWrong: '917',
  /** Too many concurrent requests for the same thing: nothing was done, a retry may succeed. */
  contended: '918',
  /** The agreement that was signed has a newer version. */
  agreementChanged: '919',
  /** A phone number or a WeChat identity belongs to another member, or the member has another number. */
  boundElsewhere: '920',
  /** The price differs from the one that the buyer saw: nothing was bought. */
  priceChanged: '922',
  /** An earlier step of several was too long ago and has to be repeated. */
  stepExpired: '930'
} as const

/**
 * More of them, which the client shows as any other refusal: it needs no name for them. Apart from `RESULT`, which the first
 * route loads.
 */
export const SHOWN_RESULT = {
  /** The member has the maximum number of unpaid orders: one of them has to be paid or cancelled first. */
  tooManyUnpaid: '921',
  /** The goods cannot be sent to the address. */
  notDelivered: '923',
  /** The total is above the maximum of one order: it has to be split. */
  orderTooLarge: '924',
  /** What was asked for would be of no use to the member: nothing was spent. */
  useless: '925',
  /** Something that the member has to be told first was not accepted: nothing was spent. */
  notAccepted: '926',
  /** Very many want the goods: the member has a place in a queue, and asks again later with the same key (`Retry-After`). */
  queued: '931'
} as const

export type ResultCode =
  | (typeof RESULT)[keyof typeof RESULT]
  | (typeof SHOWN_RESULT)[keyof typeof SHOWN_RESULT]
  | ConsoleResultCode

/** Refusals of a read that a retry does not change: the requested item does not exist or is not of that kind. */
export const STANDING: ReadonlySet<string> = new Set<ResultCode>([RESULT.badRequest, RESULT.notFound])

/**
 * Refusals that leave the outcome of a write open: the server does not store them as the response to an idempotency key,
 * and the client keeps the key. Any other is final for that key.
 */
export const UNDECIDED: ReadonlySet<string> = new Set<ResultCode>([
  RESULT.loginExpired,
  RESULT.inProgress,
  RESULT.tooOften,
  RESULT.serverError,
  RESULT.overloaded,
  RESULT.partnerFailed,
  '931'
])

/** Present in a message when a recharge limit is reached: such a message is not shown as a toast (rule error.quiet). */
export const RECHARGE_LIMIT_TEXT = '充值上限'
