/** Rooms and places in PostgreSQL, which all processes share. All in few statements for many buyers. */
import type { Queryable } from '../../db/client'
import { command, statement } from '../../db/statement'
import { ADMITTED_AT_ONCE, HOLD_MS, MAX_ORDERING, MOVE_MS, ORDERING_MS, ROOM_LIFE_MS } from './rules'

const openRooms = statement<{ skuId: string }>(
  'open-waiting-rooms',
  `select sku_id as "skuId" from waiting_rooms where opens_at <= $1 and closes_at > $1`
)

/** SKUs whose room is open. */
export async function listOpenRooms(now: Date, db: Queryable): Promise<string[]> {
  return (await openRooms([now], db)).map(({ skuId }) => skuId)
}

/** A queue that was left behind in a closed room does not go on: who still waits joins it anew. */
const open = command(
  'open-waiting-room',
  `insert into waiting_rooms as had (sku_id, opens_at, closes_at, advanced_at)
   select id, $2::timestamptz, $3::timestamptz, 'epoch' from mall_skus where id = $1 and stock < $4
   on conflict (sku_id) do update set
     ended_place = case when had.closes_at <= $2 then had.last_place else had.ended_place end,
     opens_at = case when had.closes_at <= $2 then excluded.opens_at else least(had.opens_at, excluded.opens_at) end,
     closes_at = greatest(had.closes_at, excluded.closes_at)`
)

/** When a room is open. */
export interface Opening {
  readonly from: Date
  readonly to: Date
}

/** Opens the room of a SKU of which there are fewer pieces than `below`. @returns whether it did */
export async function openRoom(
  skuId: string,
  { from, to }: Opening,
  below: number,
  db: Queryable
): Promise<boolean> {
  return (await open([skuId, from, to, below], db)) === 1
}

const close = command(
  'close-waiting-room',
  'update waiting_rooms set closes_at = $2 where sku_id = $1 and closes_at > $2'
)

/** Closes it early. @returns whether it was open, or was going to be */
export const closeRoom = async (skuId: string, now: Date, db: Queryable): Promise<boolean> =>
  (await close([skuId, now], db)) === 1

/** Someone who wants to join a queue. */
export interface Joining {
  readonly memberId: string
  readonly quantity: number
  readonly requestKey: string
}

/** A member's place, as stored. */
export interface Place {
  readonly memberId: string
  readonly place: number
  readonly requestKey: string
  readonly admittedAt: Date | null
  readonly orderedAt: Date | null
}

const PLACE = `member_id as "memberId", place::int as place, request_key as "requestKey", admitted_at as "admittedAt",
   ordered_at as "orderedAt"`

const places = statement<Place>(
  'waiting-places',
  `select ${PLACE} from waiting_places where sku_id = $1 and member_id = any($2::text[])`
)

/**
 * Whether a place counts no longer: all was sold while it waited, its time to order has passed, or it was for an order that was made
 * and this is another.
 */
const IS_OVER = `case when had.ordered_at is not null then had.request_key <> excluded.request_key
     when had.admitted_at is not null then had.admitted_at <= $5::timestamptz - interval '${HOLD_MS} ms'
     else had.place <= (select ended_place from waiting_rooms where sku_id = $1) end`

const join = command(
  'join-waiting',
  `with fresh as materialized (
     select member_id, quantity, request_key, n from unnest($2::text[], $3::int[], $4::text[]) with ordinality
       as asked(member_id, quantity, request_key, n)),
   before as (
     update waiting_rooms set last_place = last_place + (select count(*) from fresh) where sku_id = $1
     returning last_place - (select count(*) from fresh) as place)
   insert into waiting_places as had (sku_id, member_id, place, quantity, request_key, joined_at)
   select $1, f.member_id, b.place + f.n, f.quantity, f.request_key, $5::timestamptz from fresh f, before b order by f.n
   on conflict (member_id, sku_id) do update set place = excluded.place, quantity = excluded.quantity,
     request_key = excluded.request_key, joined_at = excluded.joined_at, admitted_at = null, ordered_at = null
   where ${IS_OVER}`
)

/** Gives places in the order of the list to those who have none that counts. Each member at most once in it. */
export async function joinQueue(
  skuId: string,
  joining: readonly Joining[],
  now: Date,
  db: Queryable
): Promise<Place[]> {
  const memberIds = joining.map(({ memberId }) => memberId)
  const quantities = joining.map(({ quantity }) => quantity)
  const keys = joining.map(({ requestKey }) => requestKey)
  await join([skuId, memberIds, quantities, keys, now], db)
  return places([skuId, memberIds], db)
}

const HELD = `coalesce((select sum(quantity)::int from waiting_places where sku_id = $1 and ordered_at is null
     and admitted_at > $2::timestamptz - interval '${HOLD_MS} ms'), 0)`

/** One process at a time moves a queue, and no more often than this. */
const claim = command(
  'claim-waiting-room',
  `update waiting_rooms set advanced_at = $2,
     closes_at = case when $3 and closes_at > $2 then greatest(closes_at, $2::timestamptz + interval '${ROOM_LIFE_MS} ms') else closes_at end
   where sku_id = $1 and advanced_at <= $2::timestamptz - interval '${MOVE_MS} ms'`
)

/**
 * The next of those who wait: as many as there are pieces that nobody was admitted for. By the places of their rows (`ctid`): the table is
 * filled within seconds, and what PostgreSQL knew of it before would join every row with every other.
 */
const admit = command(
  'admit-waiting',
  `with free as (select stock - ${HELD} as pieces from mall_skus where id = $1),
   first as materialized (
     select ctid as row, quantity, place from waiting_places where sku_id = $1 and admitted_at is null
       and place > (select ended_place from waiting_rooms where sku_id = $1)
     order by place limit (
       select least(${ADMITTED_AT_ONCE}, greatest(0, ${MAX_ORDERING} - count(*))) from waiting_places where sku_id = $1
         and ordered_at is null and admitted_at > $2::timestamptz - interval '${ORDERING_MS} ms')),
   next as materialized (select row, sum(quantity) over (order by place) - quantity as before from first)
   update waiting_places set admitted_at = $2
   where ctid = any(array(select row from next, free where before < pieces)) and admitted_at is null`
)

const end = command(
  'end-waiting',
  `update waiting_rooms r set ended_place = r.last_place from mall_skus s
   where r.sku_id = $1 and s.id = r.sku_id and s.stock <= 0 and r.ended_place < r.last_place and ${HELD} = 0`
)

/** Moves the queue of a SKU, unless another process just did. `lives`: an open room stays open beyond its time. */
export async function moveQueue(skuId: string, now: Date, lives: boolean, db: Queryable): Promise<void> {
  if ((await claim([skuId, now, lives], db)) === 0) return
  await admit([skuId, now], db)
  await end([skuId, now], db)
}

/** A queue at a moment. */
export interface QueueState {
  readonly stock: number
  /** Pieces that those who were admitted may still order. */
  readonly held: number
  /** The last place of all, the last that was told that all is sold, and the last that was admitted. */
  readonly lastPlace: number
  readonly endedPlace: number
  readonly admittedPlace: number
}

const state = statement<QueueState>(
  'waiting-state',
  `select s.stock, ${HELD} as held, r.last_place::int as "lastPlace", r.ended_place::int as "endedPlace",
     coalesce((select min(place) - 1 from waiting_places where sku_id = $1 and admitted_at is null
       and place > r.ended_place), r.last_place)::int as "admittedPlace"
   from waiting_rooms r join mall_skus s on s.id = r.sku_id where r.sku_id = $1`
)

/** The state of a queue; undefined if there is no such room. */
export async function queueState(skuId: string, now: Date, db: Queryable): Promise<QueueState | undefined> {
  return (await state([skuId, now], db))[0]
}

const admitted = statement<Place>(
  'waiting-admitted',
  `select ${PLACE} from waiting_places where sku_id = $1 and admitted_at > $2::timestamptz`
)

/** Who was admitted after this moment. */
export const listAdmitted = (skuId: string, after: Date, db: Queryable): Promise<Place[]> =>
  admitted([skuId, after], db)

const ordered = command(
  'waiting-ordered',
  'update waiting_places set ordered_at = $3 where sku_id = $1 and member_id = $2 and ordered_at is null'
)

/** Notes that the order of a place was made: what it holds is in the order from now on. */
export const noteOrdered = async (skuId: string, memberId: string, now: Date, db: Queryable): Promise<void> =>
  void (await ordered([skuId, memberId, now], db))
