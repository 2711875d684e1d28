/** When a queue begins, how fast it moves, and what those who wait are told. Pure. */

/** Orders of one SKU within a second that open its room, in one process. */
export const RUSH_PER_SECOND = 30
/** There are few pieces if a rush like this would take them within this time, s. */
const FEW_SECONDS = 30
/** A room that opened by itself closes this long after the last rush, ms. */
export const ROOM_LIFE_MS = 60_000
/** How often a queue moves, ms. */
export const MOVE_MS = 500
/** Places admitted each time. */
export const ADMITTED_AT_ONCE = 100
/** Nobody is admitted while as many as this were and have not ordered: the queue moves as fast as orders are made. */
export const MAX_ORDERING = 300
/** Who has not ordered this long after being admitted probably left, and does not hold up the others, ms. */
export const ORDERING_MS = 10_000
/** How long who was admitted may take to order, ms: longer than anybody is told to wait before asking again. */
export const HOLD_MS = 45_000
/** Longest and shortest wait until somebody asks again, s. */
const MAX_WAIT_SECONDS = 30
const MIN_WAIT_SECONDS = 1
/** A second more for so many in front: fewer than come to their turn meanwhile. */
const AHEAD_PER_SECOND = 300
/** The rate of a queue that has not moved yet, places a second. */
const FIRST_RATE = (ADMITTED_AT_ONCE * 1000) / MOVE_MS

/** Of fewer pieces than this a rush of `perSecond` orders makes a queue. */
export const fewPieces = (perSecond: number): number => perSecond * FEW_SECONDS

/** Where somebody waits. */
export interface Waiting {
  /** Those in front. */
  readonly ahead: number
  /** Pieces that nobody has ordered. */
  readonly pieces: number
  /** How fast the queue moves, places a second; 0 = not known yet. */
  readonly rate: number
}

/** Seconds until it is their turn, if there are pieces left by then. */
export const secondsUntil = ({ ahead, rate }: Pick<Waiting, 'ahead' | 'rate'>): number =>
  Math.ceil((ahead + 1) / (rate > 0 ? rate : FIRST_RATE))

/**
 * Seconds after which they ask again: the later the more are in front, so that all together ask about as often however many they are,
 * and never all at once. `chance`: 0 to 1.
 */
export function askAgainAfter({ ahead }: Pick<Waiting, 'ahead'>, chance: number): number {
  const seconds = Math.min(MAX_WAIT_SECONDS, Math.max(MIN_WAIT_SECONDS, ahead / AHEAD_PER_SECOND))
  return Math.round(seconds * (1 + chance / 4))
}

/** What they are told. Ends with the seconds after which they ask again, which the app reads there (src/features/cart/queue.ts). */
export function wordsFor(waiting: Waiting, againSeconds: number): string {
  const { ahead, pieces } = waiting
  const place = ahead === 0 ? '前面没有人了' : `前面还有 ${ahead} 人`
  const chance =
    ahead < pieces
      ? `预计 ${spoken(secondsUntil(waiting))}轮到您，轮到后自动下单`
      : `剩 ${pieces} 件。件数可能不够，有人放弃就轮到您`
  return `排队中：${place}，${chance}。${againSeconds} 秒后自动刷新`
}

const spoken = (seconds: number): string =>
  seconds < 60 ? `${seconds} 秒后` : `${Math.ceil(seconds / 60)} 分钟后`

/** All pieces are in orders: what is not paid comes back. */
export const SOLD_OUT = '已抢完。有人未付款时会重新开售，您可以稍后再来看看'
