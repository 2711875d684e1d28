/** What should become of the money, stock, points and coupon of one order of goods: a small model of its own. Pure; fen. */

const PIECE = 9900
const FREIGHT = 800
const FREE_FROM = 20_000
/** What each life begins with. */
export const COUPON_OFF = 1000
export const POINTS = 100

export interface Request {
  readonly quantity: number
  readonly fen: number
  state: 'applied' | 'refunding' | 'over'
}

/** A life, as it is after what has happened so far. */
export interface Life {
  state: 'none' | 'unpaid' | 'fulfilled' | 'cancelled' | 'closed' | 'refunding' | 'refunded'
  quantity: number
  /** Paid for the goods, and for bringing them. */
  lineFen: number
  freightFen: number
  usedPoints: number
  pointsBack: number
  hasCoupon: boolean
  coupon: 'usable' | 'locked' | 'used'
  goods: 'none' | 'booked' | 'sent' | 'received' | 'cancelled'
  /** Pieces that are not in stock. */
  away: number
  claimed: number
  claimedFen: number
  freightClaimed: number
  /** By the number of the attempt. */
  readonly payments: Map<number, 'created' | 'paid' | 'back'>
  /** Pieces whose money goes back. */
  gone: number
  isOverdue: boolean
  /** The attempt that paid for the goods. */
  paidBy: number
  /** Of what earned points. */
  keptFen: number
  readonly requests: Request[]
  readonly refunds: { readonly fen: number; readonly request: Request | null; isDone: boolean }[]
}

export const newLife = (): Life => ({
  ...{
    state: 'none',
    quantity: 0,
    lineFen: 0,
    freightFen: 0,
    usedPoints: 0,
    pointsBack: 0,
    hasCoupon: false
  },
  ...{ coupon: 'usable', goods: 'none', away: 0, claimed: 0, claimedFen: 0, freightClaimed: 0, gone: 0 },
  ...{ payments: new Map(), isOverdue: false, paidBy: 0, keptFen: 0, requests: [], refunds: [] }
})

export const payFen = ({ lineFen, freightFen }: Life) => lineFen + freightFen
const OK = '100'
const REFUSED = '907'

/** @returns the price */
export function buy(life: Life, quantity: number, withCoupon: boolean, withPoints: boolean): number {
  const goods = PIECE * quantity
  life.state = 'unpaid'
  life.quantity = quantity
  life.hasCoupon = withCoupon
  if (withCoupon) life.coupon = 'locked'
  life.usedPoints = withPoints ? POINTS : 0
  life.lineFen = goods - (withCoupon ? COUPON_OFF : 0) - life.usedPoints
  life.freightFen = goods < FREE_FROM ? FREIGHT : 0
  life.away = quantity
  return payFen(life)
}

function letGo(life: Life, state: 'cancelled' | 'closed'): void {
  life.state = state
  life.away = 0
  life.pointsBack = life.usedPoints
  if (life.hasCoupon) life.coupon = 'usable'
}

export function begin(life: Life): string {
  if (life.state === 'unpaid') {
    if (life.isOverdue) return REFUSED
    if (!life.payments.has(1)) life.payments.set(1, 'created')
    return OK
  }
  return life.state === 'fulfilled' ? OK : REFUSED
}

/** The channel tells of a payment. */
export function pay(life: Life, attempt: number): void {
  if (life.payments.get(attempt) !== 'created') return
  if (life.state === 'unpaid') {
    life.payments.set(attempt, 'paid')
    life.paidBy = attempt
    life.state = 'fulfilled'
    life.goods = 'booked'
    life.keptFen = payFen(life)
    if (life.hasCoupon) life.coupon = 'used'
    return
  }
  life.payments.set(attempt, 'back')
  if (life.state === 'cancelled' || life.state === 'closed') life.state = 'refunding'
  life.refunds.push({ fen: payFen(life), request: null, isDone: false })
}

export function cancel(life: Life): string {
  if (life.state === 'cancelled') return OK
  if (life.state !== 'unpaid') return REFUSED
  letGo(life, 'cancelled')
  return OK
}

export function timePasses(life: Life): void {
  if (life.state === 'unpaid') letGo(life, 'closed')
}

export function ship(life: Life): string {
  if (life.goods !== 'booked') return REFUSED
  life.goods = 'sent'
  return OK
}

export function receive(life: Life): string {
  if (life.goods === 'none') return '404'
  if (life.goods === 'received') return OK
  if (life.goods !== 'sent') return REFUSED
  life.goods = 'received'
  return OK
}

/** Claims a piece. */
function claimPiece(life: Life): number {
  const fen = Math.max(0, Math.floor((life.lineFen * (life.claimed + 1)) / life.quantity) - life.claimedFen)
  life.claimed += 1
  life.claimedFen += fen
  return fen
}

/** Books a refund of what the buyer had paid for the goods. */
function book(life: Life, fen: number, request: Request | null): void {
  life.keptFen -= fen
  if (fen > 0) life.refunds.push({ fen, request, isDone: false })
  else if (request) finish(life, request)
}

function startRefund(life: Life, request: Request, freight: number): void {
  request.state = 'refunding'
  life.gone += request.quantity
  life.pointsBack = Math.max(life.pointsBack, Math.floor((life.usedPoints * life.gone) / life.quantity))
  book(life, request.fen + freight, request)
}

/** Asks for the money of a piece: one that is not sent yet goes back into stock at once. */
export function apply(life: Life, kind: 'cancel' | 'refund'): string {
  const isSent = life.goods === 'sent' || life.goods === 'received'
  if (life.state !== 'fulfilled' || life.claimed === life.quantity) return REFUSED
  if (kind === 'cancel' ? life.goods !== 'booked' : !isSent) return REFUSED
  const request: Request = { quantity: 1, fen: claimPiece(life), state: 'applied' }
  life.requests.push(request)
  if (kind === 'refund') return OK
  life.away -= 1
  let freight = 0
  if (life.claimed === life.quantity) {
    life.goods = 'cancelled'
    freight = life.freightFen - life.freightClaimed
    life.freightClaimed = life.freightFen
  }
  startRefund(life, request, freight)
  return OK
}

export function decide(life: Life, request: Request, to: 'approve' | 'refuse' | 'withdraw'): string {
  if (request.state !== 'applied') return REFUSED
  if (to === 'approve') {
    startRefund(life, request, 0)
    return OK
  }
  request.state = 'over'
  life.claimed -= request.quantity
  life.claimedFen -= request.fen
  return OK
}

/** What staff can give back. */
export const left = (life: Life): number =>
  life.state === 'fulfilled' ? payFen(life) - life.claimedFen - life.freightClaimed : 0

export function giveBack(life: Life, fen: number): string {
  const most = left(life)
  if (most === 0 || fen > most) return REFUSED
  const ofLine = Math.min(fen, life.lineFen - life.claimedFen)
  life.claimedFen += ofLine
  life.freightClaimed += fen - ofLine
  if (fen === most) {
    if (life.goods === 'booked') {
      life.away -= life.quantity - life.claimed
      life.goods = 'cancelled'
    }
    life.claimed = life.quantity
    life.pointsBack = life.usedPoints
  }
  book(life, fen, null)
  return OK
}

/** All refunds reach the buyer, in the order in which they were booked. */
export function carryOut(life: Life): void {
  for (const refund of life.refunds.filter(({ isDone }) => !isDone)) {
    refund.isDone = true
    if (nothingIsLeft(life)) end(life)
    if (refund.request) finish(life, refund.request)
  }
}

/** Whether all money that came has gone back. */
function nothingIsLeft(life: Life): boolean {
  const came = [...life.payments.values()].filter((state) => state !== 'created').length * payFen(life)
  return came === life.refunds.reduce((sum, { fen, isDone }) => sum + (isDone ? fen : 0), 0)
}

function end(life: Life): void {
  life.state = 'refunded'
  if (life.hasCoupon) life.coupon = 'usable'
}

function finish(life: Life, request: Request): void {
  request.state = 'over'
  if (life.state !== 'fulfilled' || life.requests.some(({ state }) => state !== 'over')) return
  if (life.claimed < life.quantity) return
  life.state = 'refunded'
  if (life.claimedFen === life.lineFen && life.hasCoupon) life.coupon = 'usable'
}

/** What can be seen of a life. */
export const seenOf = (life: Life) => {
  const earned = life.paidBy === 0 ? 0 : Math.floor(payFen(life) / 100)
  return {
    state: life.state,
    goods: life.goods,
    away: life.away,
    claimed: life.claimed,
    claimedFen: life.claimedFen,
    coupon: life.coupon,
    points:
      POINTS -
      life.usedPoints +
      life.pointsBack +
      (earned && Math.floor((earned * life.keptFen) / payFen(life))),
    back: life.refunds.reduce((sum, { fen, isDone }) => sum + (isDone ? fen : 0), 0),
    underWay: life.refunds.reduce((sum, { fen, isDone }) => sum + (isDone ? 0 : fen), 0)
  }
}
