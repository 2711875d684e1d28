/**
 * The statements that write an order. Whatever it contains, rows are locked in a fixed order, so that two orders
 * cannot deadlock: the buyer (an account that is being deleted is waited for, and then buys nothing), the coupon,
 * goods kind by kind and within a kind by id. The locked rows are checked, and only if all of them match is anything
 * written. Unlimited goods are not locked.
 */
import type { Queryable } from '../../db/client'
import { command, statement } from '../../db/statement'
import type { NewOrder } from './create-repository'
import { $, $line, LINE_NAMES, numbered, type LineParameter } from './insert-parameters'
import { TRANSITIONS } from './lifecycle'
import { namesOf, type StockSource } from './stock-sources-repository'

/** The checks, in the order in which they are reported. */
export interface Verdict {
  readonly buyer: boolean
  readonly room: boolean
  readonly goods: boolean
  readonly coupon: boolean
}

/** Properties of an order built into its statement's text: cheaper for PostgreSQL than parameters. */
export interface OrderShape {
  /** It is free: it is paid at once, and occupies no place among the unpaid ones. */
  readonly free: boolean
}

/** Properties of a single-line order built into its statement's text. */
export interface OneShape extends OrderShape {
  /** Whether the stock of the goods is limited. */
  readonly limited: boolean
  readonly coupon: boolean
}

/** How a single-line order is written. */
export interface WriterOfOne {
  /** Writes it if everything matches. @returns how many orders were written: one or none */
  readonly insert: (order: NewOrder, db: Queryable) => Promise<number>
  /** What matches now: checked if it was not written, which is rare. Everything may match by then. */
  readonly look: (order: NewOrder, db: Queryable) => Promise<Verdict>
}

const LINE_TYPES = {
  kind: 'text',
  itemId: 'text',
  name: 'text',
  picture: 'text',
  detail: 'text',
  unitFen: 'int',
  quantity: 'int',
  discountFen: 'int',
  cardOffFen: 'int',
  points: 'int',
  pointsOffFen: 'int',
  payFen: 'int',
  returnTerms: 'jsonb'
} as const satisfies Record<LineParameter, string>
const LINE_COLUMNS = {
  kind: 'kind',
  itemId: 'item_id',
  name: 'name',
  picture: 'picture',
  detail: 'detail',
  unitFen: 'unit_fen',
  quantity: 'quantity',
  discountFen: 'discount_fen',
  cardOffFen: 'card_off_fen',
  points: 'points',
  pointsOffFen: 'points_off_fen',
  payFen: 'pay_fen',
  returnTerms: 'return_terms'
} as const satisfies Record<LineParameter, string>

const COLUMNS = LINE_NAMES.map((name) => LINE_COLUMNS[name]).join(', ')

const ACCOUNT = `members where id = ${$.memberId} and deleted_at is null`
const COUPON = `coupon_receives where id = ${$.couponReceiveId} and member_id = ${$.memberId}
       and state = 'usable' and expires_at > ${$.createdAt}::timestamptz`

/**
 * The first place in which the member has no order that can still be paid; null if there is none. Places are digits,
 * and taken ones are removed: cheaper than rows, each of which would be a node of the plan.
 */
const PLACE = `nullif(left(translate(${$.places}::text, array_to_string(array(
       select o.open_slot from orders o where o.member_id = ${$.memberId} and o.open_slot is not null
         and o.expires_at > ${$.createdAt}::timestamptz), ''), ''), 1), '')::smallint`

/** The account, with the place that the order occupies. */
const buyer = ({ free }: OrderShape) =>
  `buyer as (select ${free ? 'null::smallint' : PLACE} as place from ${ACCOUNT} for share)`

const COUPON_HELD = `held as (select id from ${COUPON} and exists (select 1 from buyer) for update)`
const HAS_COUPON = `(${$.couponReceiveId}::text is null or exists (select 1 from held))`

const COUPON_LOCKED = `coupon as (
     update coupon_receives set state = 'locked', order_no = ${$.orderNo}
     where id = ${$.couponReceiveId} and exists (select 1 from go)),
   `

/** The order, once per row of `go`: one or none. */
const orderRow = ({
  free
}: OrderShape) => `insert into orders (order_no, member_id, channel_code, kind, state,
       total_fen, discount_fen, freight_fen, pay_fen, coupon_receive_id, member_card_id, distributor, account,
       distribution_activity_id, label_id, address, receiver_mac, note, visitors, created_at, expires_at, request_key,
       ${free ? 'paid_at' : 'held_until, open_slot'})
     select ${$.orderNo}, ${$.memberId}, ${$.channel}, ${$.kind},
       '${free ? TRANSITIONS.payNothing.to : TRANSITIONS.create.to}',
       ${$.totalFen}::int, ${$.discountFen}::int, ${$.freightFen}::int, ${$.payFen}::int,
       ${$.couponReceiveId}::text, ${$.memberCardId}::text, ${$.distributor}::text, ${$.account}::text,
       ${$.distributionActivityId}::text, ${$.labelId}::text, ${$.address}::jsonb,
       ${$.receiverMac}::text, ${$.note}::text, ${$.visit}::jsonb, ${$.createdAt}::timestamptz, ${$.expiresAt}::timestamptz, ${$.requestKey}::text,
       ${free ? `${$.createdAt}::timestamptz` : `${$.heldUntil}::timestamptz, place`}
     from go`

const lineRows = (lines: string) => `lines as (
     insert into order_lines (order_no, line_no, ${COLUMNS})
     ${lines})`

const historyRows = ({ free }: OrderShape) => {
  const rows = [TRANSITIONS.create, ...(free ? [TRANSITIONS.payNothing] : [])].map(
    ({ to, by, note }) =>
      `select ${$.orderNo}, '${to}', '${by}', '${note}', ${$.createdAt}::timestamptz from go`
  )
  return `history as (
     insert into order_events (order_no, state, cause, note, at)
     ${rows.join(' union all ')})`
}

/**
 * For single-line orders, which most are: taking the piece decides, so that nothing is locked before. The statement
 * returns no row, only their number: to return one, PostgreSQL would have to store it first, and most orders match.
 * `source` is null for goods not in our stock.
 */
export function writerOfOne(source: StockSource | null, shape: OneShape): WriterOfOne {
  const { limited, coupon, free } = shape
  const goods = source ? `${source.kind}-${limited ? 'limited' : 'unlimited'}` : 'partner'
  const name = `order-of-one-${goods}${coupon ? '-coupon' : ''}${free ? '-for-nothing' : ''}`
  const inserting = numbered(insertOne(source, shape), 'one')
  const looking = numbered(lookAtOne(source, shape), 'one')
  const insert = command(`insert-${name}`, inserting.text)
  const look = statement<Verdict>(`look-at-${name}`, looking.text)
  return {
    insert: (order, db) => insert(inserting.valuesOf(order), db),
    look: async (order, db) => {
      const [verdict] = await look(looking.valuesOf(order), db)
      if (!verdict) throw new Error('A look gives a row')
      return verdict
    }
  }
}

function insertOne(source: StockSource | null, shape: OneShape): string {
  const { coupon, free } = shape
  const fits = [
    ...(free ? [] : ['buyer.place is not null']),
    ...(coupon ? ['exists (select 1 from held)'] : [])
  ]
  const go = source ? takeOne(source, shape, fits) : `select place from buyer where ${allOf(fits)}`
  const values = LINE_NAMES.map((name) => `${$line[name]}::${LINE_TYPES[name]}`).join(', ')
  return `with ${buyer(shape)}, ${coupon ? `${COUPON_HELD},` : ''}
   go as (${go}),
   ${coupon ? COUPON_LOCKED : ''}${lineRows(`select ${$.orderNo}, 1, ${values} from go`)},
   ${historyRows(shape)}
   ${orderRow(shape)}`
}

function takeOne(source: StockSource, { limited }: OneShape, fits: readonly string[]): string {
  const { table, stock } = namesOf(source)
  const where = allOf([offeredOne(source, limited), ...fits])
  return limited
    ? `update ${table} set ${stock} = ${stock} - ${$line.quantity}::int from buyer where ${where} returning buyer.place`
    : `select buyer.place from ${table}, buyer where ${where}`
}

/** Whether the line's goods are available at its price. */
function offeredOne(source: StockSource, limited: boolean): string {
  const { id, stock, priceFen, onSale } = namesOf(source)
  const enough = limited ? `${stock} >= ${$line.quantity}::int` : `${stock} is null`
  return `${id} = ${$line.itemId} and ${onSale} and ${priceFen} = ${$line.unitFen}::int and ${enough}`
}

function lookAtOne(source: StockSource | null, { limited, coupon, free }: OneShape): string {
  const goods = source
    ? `exists (select 1 from ${namesOf(source).table} where ${offeredOne(source, limited)})`
    : 'true'
  return `select exists (select 1 from ${ACCOUNT}) as buyer, ${free ? 'true' : `${PLACE} is not null`} as room,
     ${goods} as goods, ${coupon ? `exists (select 1 from ${COUPON})` : 'true'} as coupon`
}

const allOf = (conditions: readonly string[]) => conditions.join(' and ') || 'true'

/** For orders with lines of these kinds; the result says what did not match. */
export function writerOfMany(
  sources: readonly StockSource[],
  shape: OrderShape
): (order: NewOrder, db: Queryable) => Promise<Verdict | undefined> {
  const kinds = sources.map(({ kind }) => kind).join('-')
  const { text, valuesOf } = numbered(insertMany(sources, shape), 'many')
  const insert = statement<Verdict>(`insert-order-of-many-${kinds}${shape.free ? '-for-nothing' : ''}`, text)
  return async (order, db) => (await insert(valuesOf(order), db))[0]
}

function insertMany(sources: readonly StockSource[], shape: OrderShape): string {
  const fits = sources.map(({ kind }) => `(select fits from fits_${kind})`).join(' and ')
  const arrays = LINE_NAMES.map((name) => `${$line[name]}::${LINE_TYPES[name]}[]`).join(', ')
  const room = shape.free ? 'true' : 'exists (select 1 from buyer where place is not null)'
  return `with line as materialized (
     select * from unnest(${arrays}) with ordinality as l(${COLUMNS}, line_no)),
   ${buyer(shape)}, ${COUPON_HELD},
   ${sources.map((source, index) => lookAt(source, sources[index - 1])).join('')}
   verdict as materialized (
     select exists (select 1 from buyer) as buyer, ${room} as room, ${fits} as goods, ${HAS_COUPON} as coupon),
   go as materialized (select b.place from verdict v, buyer b where v.room and v.goods and v.coupon),
   ${sources.map(takeLooked).join('')}
   ${COUPON_LOCKED}${lineRows(`select ${$.orderNo}, line_no, ${COLUMNS} from line where exists (select 1 from go)`)},
   ${historyRows(shape)},
   made as (${orderRow(shape)})
   select buyer, room, goods, coupon from verdict`
}

/** Locks the limited goods of a kind, and says whether everything wanted is available at its price. */
function lookAt(source: StockSource, before: StockSource | undefined): string {
  const { kind } = source
  const { table, id, stock, priceFen, onSale } = namesOf(source)
  const after = before ? `locked_${before.kind}` : 'held'
  const offered = `g.${onSale} and g.${priceFen} = w.unit_fen`
  return `wanted_${kind} as materialized (
     select item_id, unit_fen, sum(quantity)::int as quantity from line where kind = '${kind}'
     group by item_id, unit_fen),
   locked_${kind} as materialized (
     select g.${id} as id, w.quantity, ${offered} and g.${stock} >= w.quantity as fits
     from ${table} g join wanted_${kind} w on w.item_id = g.${id}
     where g.${stock} is not null and exists (select 1 from buyer) and (select count(*) from ${after}) >= 0
     order by g.${id} for no key update of g),
   fits_${kind} as materialized (
     select (select count(*) from locked_${kind} where fits) + (
       select count(*) from ${table} g join wanted_${kind} w on w.item_id = g.${id}
       where g.${stock} is null and ${offered}) = (select count(*) from wanted_${kind}) as fits),
   `
}

function takeLooked(source: StockSource): string {
  const { kind } = source
  const { table, id, stock } = namesOf(source)
  return `taken_${kind} as (
     update ${table} g set ${stock} = g.${stock} - l.quantity from locked_${kind} l
     where g.${id} = l.id and exists (select 1 from go)),
   `
}
