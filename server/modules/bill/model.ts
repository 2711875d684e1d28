/** How bills differ from our books. */
import type { BillName, BillSide } from '../../db/schema/bill'

/**
 * `missing here`: the channel has it, we do not. `missing there`: the other way round. `amount`, `state`, `fee`: both have
 * it, and say other things.
 */
export type DifferenceKind = 'missing here' | 'missing there' | 'amount' | 'state' | 'fee'

/** A difference, with both sides. */
export interface Difference {
  readonly id: number
  /** Day of the bill, YYYY-MM-DD. */
  readonly day: string
  readonly bill: BillName
  readonly kind: DifferenceKind
  /** Our number of the payment or refund (of Apple's refunds WeChat's); in the fund bill the channel's. */
  readonly number: string
  readonly orderNo: string | null
  readonly ours: BillSide | null
  readonly theirs: BillSide | null
  readonly foundAt: Date
  readonly settledAt: Date | null
  readonly settledBy: string | null
  readonly reason: string | null
}

/** Minute of the day in China from which the bills of the day before are there. */
export const READY_MINUTE = 10 * 60

/** Days that are fetched, and compared again: refunds that take days, and notices that are late, end by then. */
export const DAYS_BACK = 7

/** What happens this close to midnight belongs to the comparison of the next day: clocks differ. */
export const EDGE_MS = 15 * 60_000

/** Bills that are compared together. */
export const BILL_GROUPS = {
  channel: ['trade', 'fund'],
  virtual: ['virtual']
} as const satisfies Record<string, readonly BillName[]>
