/** What is left of bought rights, for refunds; and how they are ended. */
import type { PlatePeriod } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** A plate to be refunded, by itself or with its card. */
export interface RestPlate {
  readonly name: string
  readonly startsAt: Date
  /** Without the days that staff gave: nobody paid for them. */
  readonly endsAt: Date
  readonly period: PlatePeriod
  readonly rounds: number
  /** Its individual price, fen: the price of a card is divided among its plates in this proportion. */
  readonly weightFen: number
  /** Rounds from which something was taken. */
  readonly takenRounds: readonly number[]
  /** Something was taken from it, even if it failed afterwards. */
  readonly isTouched: boolean
}

/** SQL: when the plate `p` would end without the days that staff gave. */
const BOUGHT_END = `p.ends_at - p.given_days * interval '24 hours'`

const SELECT = `select pl.name, p.starts_at as "startsAt", ${BOUGHT_END} as "endsAt", pl.period, pl.rounds,
    greatest(pl.price_fen, pl.list_price_fen) as "weightFen",
    array(select u.round_no from round_usages u where u.member_plate_id = p.id and u.used > 0 order by u.round_no) as "takenRounds",
    exists (select 1 from receive_records r where r.member_plate_id = p.id)
      or exists (select 1 from round_usages u where u.member_plate_id = p.id and u.used > 0) as "isTouched"
  from member_plates p join plates pl on pl.id = p.plate_id`

const ofCard = statement<RestPlate>(
  'rest-of-card',
  `${SELECT} where p.term_id = (select id from card_terms where order_no = $1) order by p.created_at, p.id`
)
const ofPlate = statement<RestPlate>('rest-of-plate', `${SELECT} where p.order_no = $1`)

const OF = {
  card: `p.term_id = (select id from card_terms where order_no = $1)`,
  plate: 'p.order_no = $1'
} as const

const lockPlates = {
  card: statement(
    'lock-plates-of-card',
    `select p.id from member_plates p where ${OF.card} order by p.id for update`
  ),
  plate: statement('lock-plate-of-order', `select p.id from member_plates p where ${OF.plate} for update`)
}

const endPlates = (kind: 'card' | 'plate') =>
  statement(
    `end-rights-of-${kind}`,
    `with ended as (update member_plates p set ends_at = least(p.ends_at, $2), given_days = 0 where ${OF[kind]} returning p.id, p.plate_id)
     insert into round_usages (member_plate_id, round_no, used, quota)
     select e.id, n, pl.quota, pl.quota from ended e join plates pl on pl.id = e.plate_id, generate_series(1, pl.rounds) n
     on conflict (member_plate_id, round_no) do update set used = round_usages.quota`
  )
const end = { card: endPlates('card'), plate: endPlates('plate') }

/** The plates of a card that an order bought, or the plate. */
export const restOf = (kind: 'card' | 'plate', orderNo: OrderNo, db: Queryable): Promise<RestPlate[]> =>
  kind === 'card' ? ofCard([orderNo], db) : ofPlate([orderNo], db)

/** Locks them until the transaction ends: concurrent redemptions wait. */
export async function lockRest(kind: 'card' | 'plate', orderNo: OrderNo, tx: Tx): Promise<void> {
  await lockPlates[kind]([orderNo], tx)
}

/** Ends them with nothing left to take: waiting calls find every round used up. What was taken stays valid. */
export async function endRest(kind: 'card' | 'plate', orderNo: OrderNo, now: Date, tx: Tx): Promise<void> {
  await end[kind]([orderNo, now], tx)
}
