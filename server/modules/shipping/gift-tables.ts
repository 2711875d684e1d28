import type { SweepJob } from '../../db/sweeps'

/** Goods that nobody bought, and the tables that have them: their columns for shipping have the same names. */

/** Goods among privileges, and prizes of lotteries. */
export const GIFT_KINDS = ['privilege', 'prize'] as const
export type GiftKind = (typeof GIFT_KINDS)[number]

/** A table of such goods. */
export interface GiftTable {
  readonly table: 'lottery_draws' | 'receive_parcels'
  /** Its key. */
  readonly id: string
  /** Columns of what is sent: its identifier for the warehouse, and its name. */
  readonly itemId: string
  readonly itemName: string
  /** SQL: the rows that are goods. */
  readonly goods: string
  /** The job that sends them, whose sweeps assume their receipt. */
  readonly sweeps: SweepJob
  /** Tells the warehouse what the goods are. */
  readonly note: string
}

export const GIFT_TABLES: Readonly<Record<GiftKind, GiftTable>> = {
  privilege: {
    table: 'receive_parcels',
    id: 'receive_id',
    itemId: 'privilege_id',
    itemName: 'name',
    goods: 'true',
    sweeps: 'send goods of privileges',
    note: '会员权益'
  },
  prize: {
    table: 'lottery_draws',
    id: 'id',
    itemId: 'prize_id',
    itemName: 'prize_name',
    goods: `prize_kind = 'goods'`,
    sweeps: 'send prizes',
    note: '抽奖奖品'
  }
}
