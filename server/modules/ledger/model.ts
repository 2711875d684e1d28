/** Accounts of the ledger. Of each unit, all accounts together are always 0. */

/**
 * `fen`: `channel` what the payment channel holds for us, `virtual` what WeChat's virtual payment does; `outside` what staff paid otherwise; `buyer` what a buyer paid
 * and did not get goods for (negative), or got back of what they had bought; `goods` and `freight` what was sold
 * (negative); `discount` what was taken off. `point`: `member` what members have, and an account for each kind of entry.
 * `piece`: `bought` and `shelf`. `right`: `given` (negative), `held`, `used`, and `back` for those taken back or failed.
 */
export type LedgerUnit = 'fen' | 'point' | 'piece' | 'right'

/** A movement: `amount` went from one account to another. */
export interface LedgerEntry {
  readonly id: number
  /** What happened, e.g. `paid:2611…P01`. */
  readonly event: string
  readonly unit: LedgerUnit
  readonly from: string
  readonly to: string
  readonly amount: number
  readonly at: Date
}

/** What an account has after all movements of an order. */
export interface LedgerBalance {
  readonly unit: LedgerUnit
  readonly account: string
  readonly amount: number
}

/** An account of an order that the ledger has otherwise than the tables of orders, payments, points and records. */
export interface LedgerDifference extends LedgerBalance {
  readonly orderNo: string
  /** What it should have. */
  readonly expected: number
}
