/**
 * The statement that writes an order. Whatever it is of, rows are locked in one order, so that two orders do not wait for each
 * other: the buyer (an account that is being deleted is waited for, and buys nothing then), the coupon, goods kind by kind and
 * within a kind by id. What is locked is looked at, and only where all of it fits anything is written; the answer says what did
 * not. Goods that are not limited are not locked.
 */
import { randomInt } from 'node:crypto'
import { statement, type Statement } from '../../db/statement'
import type { NewLine, NewOrder } from './create-repository'
import { TRANSITIONS } from './lifecycle'
import { namesOf, type StockSource } from './stock-sources-repository'

/** Unpaid orders that a member may have open at once. */
export const MOST_UNPAID = 5

/** What decides, in the order in which it is told. */
export interface Verdict {
  readonly buyer: boolean
  readonly room: boolean
  readonly goods: boolean
  readonly coupon: boolean
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

/**
 * What of an order is a parameter, and how it is written. Read one by one, and nothing is made on the way: of an order's time the
 * server's own part is not much smaller than the database's.
 */
const ORDER_PARAMETERS = {
  orderNo: (order) => order.orderNo,
  memberId: (order) => order.memberId,
  channel: (order) => order.channel,
  kind: (order) => order.kind,
  totalFen: (order) => order.totalFen,
  discountFen: (order) => order.discountFen,
  freightFen: (order) => order.freightFen,
  payFen: (order) => order.payFen,
  couponReceiveId: (order) => order.couponReceiveId,
  memberCardId: (order) => order.memberCardId,
  distributor: (order) => order.distributor,
  account: (order) => order.account,
  distributionActivityId: (order) => order.distributionActivityId,
  labelId: (order) => order.labelId,
  address: (order) => json(order.address),
  note: (order) => order.note,
  visit: (order) => json(order.visit),
  createdAt: (order) => order.createdAt,
  expiresAt: (order) => order.expiresAt,
  heldUntil: (order) => order.heldUntil,
  requestKey: (order) => order.requestKey,
  places: () => anyPlaces()
} as const satisfies Record<string, (order: NewOrder) => unknown>

const LINE_PARAMETERS = {
  kind: (line) => line.kind,
  itemId: (line) => line.itemId,
  name: (line) => line.name,
  picture: (line) => line.picture,
  detail: (line) => line.detail ?? null,
  unitFen: (line) => line.unitFen,
  quantity: (line) => line.quantity,
  discountFen: (line) => line.discountFen,
  cardOffFen: (line) => line.cardOffFen,
  points: (line) => line.points,
  pointsOffFen: (line) => line.pointsOffFen,
  payFen: (line) => line.payFen,
  returnTerms: (line) => json(line.returnTerms)
} as const satisfies Record<string, (line: NewLine) => unknown>

type OrderParameter = keyof typeof ORDER_PARAMETERS
type LineParameter = keyof typeof LINE_PARAMETERS
const OF_ORDER: readonly ((order: NewOrder) => unknown)[] = Object.values(ORDER_PARAMETERS)
const OF_LINE: readonly ((line: NewLine) => unknown)[] = Object.values(LINE_PARAMETERS)
const LINE_NAMES = Object.keys(LINE_PARAMETERS) as readonly LineParameter[]

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

/** Place of an order's parameter in the statement. */
const $ = Object.fromEntries(
  Object.keys(ORDER_PARAMETERS).map((name, index) => [name, `$${index + 1}`])
) as Record<OrderParameter, string>
/** Place of a column of the line, or of the array of it where there are many. */
const $line = (name: LineParameter) => `$${OF_ORDER.length + LINE_NAMES.indexOf(name) + 1}`

/** All places, from any of them on: orders of a member that are made at once should not all want the same. */
const PLACES = Array.from(
  { length: MOST_UNPAID },
  (_, first) =>
    `{${Array.from({ length: MOST_UNPAID }, (_, index) => ((first + index) % MOST_UNPAID) + 1).join()}}`
)
const anyPlaces = () => PLACES[randomInt(MOST_UNPAID)]

/** The order as parameters: one line as it is, many as arrays of their columns. */
export function valuesOf(order: NewOrder, lines: NewLine | readonly NewLine[]): unknown[] {
  const values: unknown[] = []
  for (const read of OF_ORDER) values.push(read(order))
  for (const read of OF_LINE) values.push('map' in lines ? lines.map(read) : read(lines))
  return values
}

const COUPON_HELD = `held as (
     select id from coupon_receives where id = ${$.couponReceiveId} and member_id = ${$.memberId}
       and state = 'usable' and expires_at > ${$.createdAt}::timestamptz and exists (select 1 from buyer) for update)`

const BUYER = `buyer as (select id from members where id = ${$.memberId} and deleted_at is null for share)`

/** The first of the places in which the member has no order that can still be paid. */
const ROOM = `room as materialized (
     select n from unnest(${$.places}::int[]) n where n <> all(array(
       select o.open_slot from orders o where o.member_id = ${$.memberId} and o.open_slot is not null
         and o.expires_at > ${$.createdAt}::timestamptz))
     limit 1)`

const HAS_ROOM = `(${$.payFen}::int = 0 or exists (select 1 from room))`
const HAS_COUPON = `(${$.couponReceiveId}::text is null or exists (select 1 from held))`

const COUPON_LOCKED = `coupon as (
     update coupon_receives set state = 'locked', order_no = ${$.orderNo}
     where id = ${$.couponReceiveId} and exists (select 1 from go)),
   `

/** Order and history, once for each row of `go`: that is one or none. `lines` writes the lines. */
const written = (lines: string) => `made as (
     insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, freight_fen, pay_fen,
       coupon_receive_id, member_card_id, distributor, account, distribution_activity_id, label_id, address, note,
       visitors, created_at, expires_at, paid_at, held_until, open_slot, request_key)
     select ${$.orderNo}, ${$.memberId}, ${$.channel}, ${$.kind},
       case when ${$.payFen}::int = 0 then '${TRANSITIONS.payNothing.to}' else '${TRANSITIONS.create.to}' end,
       ${$.totalFen}::int, ${$.discountFen}::int, ${$.freightFen}::int, ${$.payFen}::int,
       ${$.couponReceiveId}::text, ${$.memberCardId}::text, ${$.distributor}::text, ${$.account}::text,
       ${$.distributionActivityId}::text, ${$.labelId}::text, ${$.address}::jsonb, ${$.note}::text,
       ${$.visit}::jsonb, ${$.createdAt}::timestamptz, ${$.expiresAt}::timestamptz,
       case when ${$.payFen}::int = 0 then ${$.createdAt}::timestamptz end,
       case when ${$.payFen}::int > 0 then ${$.heldUntil}::timestamptz end,
       case when ${$.payFen}::int > 0 then (select n from room) end, ${$.requestKey}::text
     from go),
   lines as (
     insert into order_lines (order_no, line_no, kind, item_id, name, picture, detail, unit_fen, quantity, discount_fen,
       card_off_fen, points, points_off_fen, pay_fen, return_terms)
     ${lines}),
   history as (
     insert into order_events (order_no, state, cause, note, at)
     select ${$.orderNo}, '${TRANSITIONS.create.to}', '${TRANSITIONS.create.by}', '${TRANSITIONS.create.note}',
       ${$.createdAt}::timestamptz from go
     union all
     select ${$.orderNo}, '${TRANSITIONS.payNothing.to}', '${TRANSITIONS.payNothing.by}', '${TRANSITIONS.payNothing.note}',
       ${$.createdAt}::timestamptz from go where ${$.payFen}::int = 0)`

/**
 * For an order of one line, which most are: taking the piece is what decides, so that nothing is locked before. `source` is
 * null for what is in no stock of ours.
 */
export function insertOne(
  source: StockSource | null,
  { limited, coupon }: { readonly limited: boolean; readonly coupon: boolean }
): Statement<Verdict> {
  const kind = source ? `${source.kind}-${limited ? 'limited' : 'free'}` : 'partner'
  const go = `exists (select 1 from buyer) and ${HAS_ROOM}${coupon ? ' and exists (select 1 from held)' : ''}`
  const values = LINE_NAMES.map((name) => `${$line(name)}::${LINE_TYPES[name]}`).join(', ')
  return statement(
    `insert-order-of-one-${kind}${coupon ? '-coupon' : ''}`,
    `with ${BUYER}, ${ROOM}, ${coupon ? `${COUPON_HELD},` : ''}
   go as (${source ? takeOne(source, limited, go) : `select 1 where ${go}`}),
   ${coupon ? COUPON_LOCKED : ''}${written(`select ${$.orderNo}, 1, ${values} from go`)}
   select exists (select 1 from buyer) as buyer, ${HAS_ROOM} as room, exists (select 1 from go) as goods,
     ${coupon ? 'exists (select 1 from held)' : 'true'} as coupon`
  )
}

function takeOne(source: StockSource, limited: boolean, go: string): string {
  const { table, id, stock, priceFen, onSale } = namesOf(source)
  const offered = `${id} = ${$line('itemId')} and ${onSale} and ${priceFen} = ${$line('unitFen')}::int and ${go}`
  const quantity = `${$line('quantity')}::int`
  return limited
    ? `update ${table} set ${stock} = ${stock} - ${quantity} where ${offered} and ${stock} >= ${quantity} returning 1`
    : `select 1 from ${table} where ${offered} and ${stock} is null`
}

/** For an order of lines of these kinds. */
export function insertMany(sources: readonly StockSource[]): Statement<Verdict> {
  const fits = sources.map(({ kind }) => `(select fits from fits_${kind})`).join(' and ')
  const arrays = LINE_NAMES.map((name) => `${$line(name)}::${LINE_TYPES[name]}[]`).join(', ')
  const columns = LINE_NAMES.map((name) => LINE_COLUMNS[name]).join(', ')
  return statement(
    `insert-order-of-many-${sources.map(({ kind }) => kind).join('-')}`,
    `with line as materialized (
     select * from unnest(${arrays}) with ordinality as l(${columns}, line_no)),
   ${BUYER}, ${ROOM}, ${COUPON_HELD},
   ${sources.map((source, index) => lookAt(source, sources[index - 1])).join('')}
   verdict as materialized (
     select exists (select 1 from buyer) as buyer, ${HAS_ROOM} as room, ${fits} as goods, ${HAS_COUPON} as coupon),
   go as materialized (select 1 from verdict where buyer and room and goods and coupon),
   ${sources.map(takeLooked).join('')}
   ${COUPON_LOCKED}${written(`select ${$.orderNo}, line_no, ${columns} from line where exists (select 1 from go)`)}
   select buyer, room, goods, coupon from verdict`
  )
}

/** Locks the limited goods of a kind, and says whether all that is wanted of it can be had at its price. */
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
