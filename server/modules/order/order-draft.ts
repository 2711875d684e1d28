import type { GoodsKind } from '@contract/types'
import type { PointsTerms } from './pricing'
import type { AddressSnapshot, Visit } from '../../db/schema/order'

/** Some of one of the goods. */
export interface DraftLine {
  readonly kind: GoodsKind
  readonly itemId: string
  readonly quantity: number
}

/** What somebody wants to buy. */
export interface OrderDraft {
  readonly memberId: string
  readonly channel: string
  readonly lines: readonly DraftLine[]
  readonly memberCardId?: string | undefined
  readonly couponReceiveId?: string | undefined
  /** Points that are used on it: they are taken with the order. */
  readonly points?: PointsTerms | undefined
  readonly delivery?: Delivery | undefined
}

/** How goods that are sent, or visited, reach the buyer; kept with the order as it was then. */
export interface Delivery {
  readonly address?: AddressSnapshot
  readonly freightFen?: number
  /** Of dated tickets, which are ordered for people and a day. */
  readonly visit?: Visit
  /** What the buyer wrote to the seller. */
  readonly note?: string
}

/** The first line, by which an order of one line is named. */
export function firstOf<T>(lines: readonly T[]): T {
  const [line] = lines
  if (line === undefined) throw new Error('An order has a line')
  return line
}
