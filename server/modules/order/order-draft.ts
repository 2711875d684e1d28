import type { GoodsLine } from '@contract/types'
import type { OrderNo } from '../../domain/order-number'
import type { GoodsRow } from './goods-repository'
import type { PointsTerms } from './pricing'
import type { StoredAddress, Visit } from '../../db/schema/order'

/** What somebody wants to buy. */
export interface OrderDraft {
  readonly memberId: string
  readonly channel: string
  readonly lines: readonly GoodsLine[]
  readonly memberCardId?: string | undefined
  readonly couponReceiveId?: string | undefined
  /** Points used on it: deducted with the order. */
  readonly points?: PointsTerms | undefined
  readonly delivery?: Delivery | undefined
  /** If the caller has just read it; omitted = it is read. */
  readonly buyer?: KnownBuyer | undefined
  /** The goods of lines that are all SKUs, by id, if the caller has just read them for these pieces; omitted = they are read. */
  readonly goods?: ReadonlyMap<string, GoodsRow> | undefined
}

/** What is known of a buyer of the mall's goods. */
export interface KnownBuyer {
  readonly holdsCard: boolean
  /** Pieces that count for purchase limits, by product. */
  readonly bought: ReadonlyMap<string, number>
}

/** How shipped goods, or visits, reach the buyer; stored with the order as of then. */
export interface Delivery {
  readonly receiver?: Receiver
  readonly freightFen?: number
  /** For dated tickets, which are ordered for people and a day. */
  readonly visit?: Visit
  /** What the buyer wrote to the seller. */
  readonly note?: string
}

/** Where goods are sent. */
export interface Receiver {
  /** As the order of this number keeps it. */
  readonly addressFor: (orderNo: OrderNo) => StoredAddress
  /** The keyed hash of its number (server/domain/receiver-mac.ts). */
  readonly mac: string
}

/** The first line, which names a single-line order. */
export function firstOf<T>(lines: readonly T[]): T {
  const [line] = lines
  if (line === undefined) throw new Error('An order has a line')
  return line
}
