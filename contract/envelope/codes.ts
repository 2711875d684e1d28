/** Result codes of the envelope. What the client does at each is in its error catalogue; those above 900 are ours. */
export const RESULT = {
  ok: '100',
  /** The login has expired: the client drops its token and logs in again (rule error.305). */
  loginExpired: '305',
  /** No toast for these three (rule error.quiet). */
  quietRecharge: '323',
  quietNotBound: '325',
  quietRepeated: '516',
  /** The client goes home (rule error.402). */
  goHome: '402',
  /** The client says nothing at all (rule error.700). */
  silent: '700',
  badRequest: '400',
  forbidden: '403',
  notFound: '404',
  /** A keyed call is being worked on, and has not ended while this one waited for it. */
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
  /** A partner's site cannot be reached, or refuses. */
  partnerFailed: '913',
  /** What another side signed or issued cannot be accepted. */
  entryRefused: '914',
  /** A distributor brings the number of an account that does not know it: an SMS code is asked for, once. */
  confirmPhone: '915',
  /** No more SMS codes go out without a solved puzzle: to this number, or for this address. */
  puzzleNeeded: '916',
  /** The puzzle's answer is wrong, or the puzzle is over. */
  puzzleWrong: '917',
  /** Too many wanted the same in the same moment: nothing was done, another try may do. */
  contended: '918',
  /** The agreement that was signed has a newer version. */
  agreementChanged: '919',
  /** A phone number or a WeChat identity has another member, or the member another number. */
  boundElsewhere: '920',
  /** The member has as many unpaid orders as may be open at once: one of them is to be paid or cancelled first. */
  tooManyUnpaid: '921',
  /** What is bought does not cost any more what the buyer saw: nothing was bought. */
  priceChanged: '922',
  /** The goods are not sent to the address. */
  notDelivered: '923',
  /** What is bought costs more than one order may: it is to be ordered in parts. */
  orderTooLarge: '924',
  /** A step of several that was done before is too long ago: it has to be done again. */
  stepExpired: '930'
} as const

export type ResultCode = (typeof RESULT)[keyof typeof RESULT]

/** Refusals of a read that asking again does not change: what was asked for is not there, or is no such thing. */
export const STANDING: ReadonlySet<string> = new Set<ResultCode>([RESULT.badRequest, RESULT.notFound])

/**
 * Refusals that say nothing of what becomes of a write: the server keeps none of them as the answer to an idempotency key,
 * and the client keeps the key. Any other is the server's last word on that key.
 */
export const UNDECIDED: ReadonlySet<string> = new Set<ResultCode>([
  RESULT.loginExpired,
  RESULT.inProgress,
  RESULT.tooOften,
  RESULT.serverError,
  RESULT.overloaded,
  RESULT.partnerFailed
])

/** Present in a message when a recharge limit is reached: such a message is not shown as a toast (rule error.quiet). */
export const RECHARGE_LIMIT_TEXT = '充值上限'
