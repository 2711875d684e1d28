/**
 * Writes every change of an order's state, its history, and what the change returns (see lifecycle.ts). Nothing else
 * does.
 */
import type { OrderKind } from '@contract/types'
import { countOrders } from '../../core/order-metrics'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { statement, type Statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import { effectOf, TRANSITIONS, type MoveName, type Transition } from './lifecycle'
import { returnPoints } from './points-repository'
import { namesOf, STOCK_SOURCES, type StockSource } from './stock-sources-repository'

/** An order after a transition. */
export interface MovedOrder {
  readonly orderNo: OrderNo
  readonly memberId: string
  readonly channel: string
  readonly kind: OrderKind
  readonly payFen: number
  readonly couponReceiveId: string | null
  readonly memberCardId: string | null
}

/** When it happened; for a payment, when the channel says it was paid. */
export interface Moments {
  readonly at: Date
  readonly paidAt?: Date
}

/** Pieces of one item. */
export interface Pieces {
  readonly kind: string
  readonly itemId: string
  readonly quantity: number
}

/** The writer of states for goods of these kinds. */
export function lifecycleOver(sources: readonly StockSource[]) {
  const moves = new Map<MoveName, Statement<MovedOrder>>()
  const moveOf = (name: MoveName) => {
    const existing = moves.get(name) ?? moveStatement(name, sources)
    moves.set(name, existing)
    return existing
  }
  async function moveAndReturn(name: MoveName, values: readonly unknown[], at: Date, tx: Tx) {
    const moved = await moveOf(name)(values, tx)
    if (moved.length > 0)
      await returnPoints(
        moved.map(({ orderNo }) => orderNo),
        at,
        tx
      )
    return moved
  }
  const count = piecesStatement('count-sold', sources, COUNT)
  const back = piecesStatement('return-sold', sources, BACK_SOLD)

  return {
    /**
     * Applies a transition to those orders that are in its initial state, with everything that it spends and returns;
     * only counting sold pieces is left to {@link countSold}. One statement, plus returned points.
     * @returns the orders that were changed; the others are untouched
     */
    async move(
      orderNos: readonly OrderNo[],
      name: MoveName,
      { at, paidAt }: Moments,
      db: Queryable
    ): Promise<MovedOrder[]> {
      const { to } = TRANSITIONS[name]
      const values = to === 'paid' ? [orderNos, at, paidAt ?? at] : [orderNos, at]
      const moved =
        effectOf(name).points === 'back'
          ? await withTransaction(db, (tx) => moveAndReturn(name, values, at, tx))
          : await moveOf(name)(values, db)
      countOrders(to, moved)
      return moved
    },

    /** The same for one order; null if it is in another state. */
    async moveOrder(orderNo: OrderNo, name: MoveName, moments: Moments, db: Queryable) {
      const [moved] = await this.move([orderNo], name, moments, db)
      return moved ?? null
    },

    /**
     * Counts the pieces of a fulfilled order as sold. Last in its transaction: all buyers share the rows, which stay
     * locked until its end.
     */
    async countSold(pieces: readonly Pieces[], tx: Tx): Promise<void> {
      await count(columnsOf(pieces), tx)
    },

    /** Returns some pieces of a fulfilled order that stays fulfilled. */
    async returnSold(pieces: readonly Pieces[], tx: Tx): Promise<void> {
      await back(columnsOf(pieces), tx)
    }
  }
}

const columnsOf = (pieces: readonly Pieces[]) => [
  pieces.map(({ kind }) => kind),
  pieces.map(({ itemId }) => itemId),
  pieces.map(({ quantity }) => quantity)
]

function moveStatement(name: MoveName, sources: readonly StockSource[]): Statement<MovedOrder> {
  const { from, to, by, note } = TRANSITIONS[name]
  const { stock, coupon } = effectOf(name)
  const stamps = [`state = '${to}'`, STAMPS[to], from === 'unpaid' ? LET_GO : undefined]
    .filter(Boolean)
    .join(', ')
  const returns = stock === 'back' || stock === 'backSold'
  const last = sources.at(-1)
  // A purchase that holds goods waits for whoever changes the place that it wants: so the goods come first, and the place is let go with
  // all locks in hand. An order that is locked and not yet changed holds up nobody: its place counts as taken.
  const afterGoods = returns && last ? ` and (select count(*) from locked_${last.kind}) >= 0` : ''
  const parts = [
    `chosen as materialized (
       select order_no from orders where order_no = any($1) and state = '${from}' order by order_no for no key update)`
  ]
  if (returns) {
    parts.push(
      `pieces as (
         select l.kind, l.item_id, sum(l.quantity)::int as quantity from chosen c
         join order_lines l on l.order_no = c.order_no group by l.kind, l.item_id)`,
      ...changes(sources, stock === 'back' ? BACK : BACK_SOLD)
    )
  }
  parts.push(
    `moved as (
       update orders set ${stamps} where order_no in (select order_no from chosen)${afterGoods}
       returning order_no, member_id, channel_code, kind, pay_fen, coupon_receive_id, member_card_id)`
  )
  if (coupon === 'spend' || coupon === 'back') {
    parts.push(
      `coupon as (
         update coupon_receives r set ${COUPON[coupon]} from moved m
         where r.id = m.coupon_receive_id and r.order_no = m.order_no)`
    )
  }
  return statement(
    `order-${name}`,
    `with ${parts.join(',\n')},
     history as (
       insert into order_events (order_no, state, cause, note, at)
       select order_no, '${to}', '${by}', ${noteSql(note)}, $2::timestamptz from moved)
     select order_no as "orderNo", member_id as "memberId", channel_code as channel, kind, pay_fen as "payFen",
       coupon_receive_id as "couponReceiveId", member_card_id as "memberCardId" from moved`
  )
}

/** A note as SQL, of an order with the column `kind`. */
function noteSql(note: Transition['note']): string {
  if (typeof note === 'string') return `'${note}'`
  const cases = Object.entries(note).map(([kind, text]) => `when '${kind}' then '${text}'`)
  return `case kind ${cases.join(' ')} end`
}

type Names = ReturnType<typeof namesOf>

/** A change to goods: the columns that are set, and which rows. Unlimited ones stay untouched if possible. */
interface Change {
  readonly set: (names: Names) => string
  readonly where: (names: Names) => string
}

const BACK: Change = {
  set: ({ stock }) => `${stock} = g.${stock} + p.quantity`,
  where: ({ stock }) => `g.${stock} is not null`
}
const BACK_SOLD: Change = {
  set: ({ stock, sold }) => `${stock} = g.${stock} + p.quantity, ${sold} = g.${sold} - p.quantity`,
  where: () => 'true'
}
const COUNT: Change = { set: ({ sold }) => `${sold} = g.${sold} + p.quantity`, where: () => 'true' }

/** Frees its place among the unpaid orders, and removes the end of its hold. */
const LET_GO = 'open_slot = null, held_until = null'

/** Written along with a state. */
const STAMPS: Readonly<Partial<Record<string, string>>> = {
  paid: 'paid_at = $3',
  fulfilled: 'fulfilled_at = $2',
  cancelled: 'closed_at = $2',
  closed: 'closed_at = $2'
}

const COUPON = {
  spend: `state = 'used', used_at = $2`,
  back: `state = 'usable', order_no = null, used_at = null`
} as const

/**
 * Changes the goods in `pieces`: kind by kind, and within a kind by id, so that no two orders deadlock. Locked as an
 * update locks: deliveries reference their goods by a foreign key, and whoever inserted one holds a lock that `for
 * update` would wait for, so that two buyers of the same goods would wait for each other. Each kind waits for the
 * locks of the previous one, not for its change: PostgreSQL may find that a change has no rows without ever
 * requesting its locks.
 */
function changes(sources: readonly StockSource[], change: Change): string[] {
  return sources.flatMap((source, index) => {
    const names = namesOf(source)
    const before = sources[index - 1]
    const after = before ? ` and (select count(*) from locked_${before.kind}) >= 0` : ''
    return [
      `locked_${source.kind} as (
         select g.${names.id} as id, p.quantity from ${names.table} g
         join pieces p on p.item_id = g.${names.id} and p.kind = '${source.kind}'
         where ${change.where(names)}${after} order by g.${names.id} for no key update of g)`,
      `changed_${source.kind} as (
         update ${names.table} g set ${change.set(names)} from locked_${source.kind} p where g.${names.id} = p.id returning 1)`
    ]
  })
}

function piecesStatement(
  name: string,
  sources: readonly StockSource[],
  change: Change
): Statement<{ changed: number }> {
  return statement(
    name,
    `with given as (select * from unnest($1::text[], $2::text[], $3::int[]) as g(kind, item_id, quantity)),
     pieces as (select kind, item_id, sum(quantity)::int as quantity from given group by kind, item_id),
     ${changes(sources, change).join(',\n')}
     select 1 as changed`
  )
}

/** The one used by this server. */
export const lifecycle = lifecycleOver(STOCK_SOURCES)
