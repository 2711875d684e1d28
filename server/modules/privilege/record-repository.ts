/**
 * Receive records of a member. Every statement filters by the owner; whether a code has expired is computed from the
 * current time.
 */
import { isoEnd } from '../../lib/iso'
import type { EndOfDay } from '@contract/time'
import type { PrivilegeKind, ReceiveRecord, ReceiveState, RecordTab } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { PhoneSource, ReceiverPhones } from '../../db/receiver-phones'
import { keyset, limitOf, type Keyset, type Page, type Positioned } from '../../db/keyset'
import type { StoredAddress } from '../../db/schema/order'
import { statement } from '../../db/statement'
import type { PageRequest } from '../../core/cursor'
import type { OrderNo } from '../../domain/order-number'
import { giftParcelOf, shownReceiver } from '../shipping'

interface RecordRow {
  receiveId: string
  privilegeId: string
  kind: PrivilegeKind
  name: string
  brandName: string
  picture: string
  faceFen: number
  faceText: string
  state: ReceiveState
  code: string | null
  pin: string | null
  account: string | null
  prize: string | null
  prizeKind: 'points' | 'coupon' | 'privilege' | 'none' | null
  wonReceiveId: string | null
  delivery: string
  parcelState: 'claimed' | 'sent' | 'received' | null
  address: StoredAddress | null
  carrier: string | null
  trackingNo: string | null
  sentAt: Date | null
  failedReason: string | null
  usageHtml: string
  plateName: string | null
  receivedAt: Date
  usedAt: Date | null
  expiresAt: EndOfDay<Date>
  unmarkable: boolean
  /** Its code may be shown. */
  shown: boolean
}

/** Credited to an account: nothing is left to use or to expire. */
const CREDITED = `(r.state = 'issued' and r.account is not null and r.code is null)`

/** `$2` is the current time. */
const STATE = `case when r.state = 'issued' and r.expires_at <= $2 and not ${CREDITED} then 'expired' else r.state end`

/** An order's code has monetary value until somebody has seen it; everything else was used up on taking. */
const SHOWN = `(r.order_no is null or r.shown_at is not null or r.state not in ('issued', 'refunding'))`

/** The tab in which a record is counted and listed: goods are not used up before they have come. */
const TAB = `case when x.state = 'claimed' then 'toShip' when x.state = 'sent' then 'toReceive'
    when ${CREDITED} then 'used' else ${STATE} end`

/** Whether {@link TAB} is `issued`, in terms that PostgreSQL finds by the index of those that are: a page reads no more than it shows. */
const TO_USE = `r.state = 'issued' and r.expires_at > $2 and not ${CREDITED}
    and not exists (select 1 from receive_parcels y where y.receive_id = r.id and y.state in ('claimed', 'sent'))`

/** Marked as used by its owner, and still valid. */
const UNMARKABLE = `r.state = 'used' and r.marked_by_owner and r.expires_at > $2`

const COLUMNS = `r.id as "receiveId", r.privilege_id as "privilegeId", p.kind, p.name, b.name as "brandName", p.picture,
    p.face_fen as "faceFen", p.face_text as "faceText", ${STATE} as state, r.code, r.pin, r.account, r.prize,
    r.prize_kind as "prizeKind", r.won_receive_id as "wonReceiveId",
    p.delivery, x.state as "parcelState", x.address, x.carrier, x.tracking_no as "trackingNo", x.sent_at as "sentAt",
    r.failed_reason as "failedReason", p.usage_html as "usageHtml", t.name as "plateName",
    r.received_at as "receivedAt", r.used_at as "usedAt", r.expires_at as "expiresAt", ${SHOWN} as shown,
    (${UNMARKABLE}) as unmarkable`

const PARCELS = 'left join receive_parcels x on x.receive_id = r.id'

/** What is shown with a record `r`. */
const WITH_NAMES = `join privileges p on p.id = r.privilege_id
  join brands b on b.id = p.brand_id
  ${PARCELS}
  left join member_plates mp on mp.id = r.member_plate_id
  left join plates t on t.id = mp.plate_id`

const SELECT = `select ${COLUMNS} from receive_records r ${WITH_NAMES} where r.member_id = $1`

const NEWEST_FIRST = keyset(
  { by: 'r.received_at', type: 'timestamptz', desc: 'nulls last' },
  { by: 'r.id', type: 'text', desc: true }
)
const FIRST_TO_END = keyset({ by: 'r.expires_at', type: 'timestamptz' }, { by: 'r.id', type: 'text' })

const one = statement<RecordRow>('record', `${SELECT} and r.id = $3`)
const ofPrivilege = statement<RecordRow>(
  'records-of-privilege',
  `${SELECT} and r.privilege_id = $3 order by ${NEWEST_FIRST.order} limit 200`
)
const ofOrder = statement<RecordRow>('records-of-order', `${SELECT} and r.order_no = $3 order by r.order_seq`)

const IN_TAB = `${TAB} = $5`

/** Names are looked up for the records of the page alone, not for all that the member has. */
const pageSql = ({ column, after, order }: Keyset, condition = 'true') =>
  `select ${COLUMNS}, ${column} from (
     select r.* from receive_records r ${condition === IN_TAB ? PARCELS : ''} where r.member_id = $1 and ${condition} and ${after('$4')} order by ${order} limit $3) r
   ${WITH_NAMES} order by ${order}`

const all = statement<RecordRow & Positioned>('records-page', pageSql(NEWEST_FIRST))
const inState = statement<RecordRow & Positioned>('records-page-in-state', pageSql(NEWEST_FIRST, IN_TAB))
/** Usable records, earliest end first. */
const toUse = statement<RecordRow & Positioned>('records-page-to-use', pageSql(FIRST_TO_END, TO_USE))

/** {@link TAB} of most records, in terms that an index knows. */
const MOST = `case when r.state = 'issued' and r.expires_at <= $2 then 'expired' else r.state end`
const GIFTS = `goods_on_the_way w where w.member_id = $1 and w.kind = 'gift'`

/** All are counted by an index alone; then those whose tab it does not know are moved: what was credited, and what is on its way. */
const counts = statement<{ tab: RecordTab; count: number }>(
  'records-count',
  `select tab, sum(n)::int as count from (
     select ${MOST} as tab, count(*) as n from receive_records r where r.member_id = $1 group by 1
     union all
     select moved.tab, moved.n from (
       select ${MOST} as tab, count(*) as n from receive_records r
       where r.member_id = $1 and ${CREDITED} and r.id not in (select w.id from ${GIFTS}) group by 1) credited
     cross join lateral (values (credited.tab, -credited.n), ('used', credited.n)) moved(tab, n)
     union all
     select moved.tab, moved.n from (select w.id from ${GIFTS}) gift join receive_records r on r.id = gift.id ${PARCELS}
     cross join lateral (values (${MOST}, -1), (${TAB}, 1)) moved(tab, n)) counted
   group by tab having sum(n) > 0`
)
const markUsed = statement<{ id: string }>(
  'record-use',
  `update receive_records set state = 'used', used_at = $2, marked_by_owner = true
   where member_id = $1 and id = $3 and state = 'issued' and code is not null and expires_at > $2
     and not exists (select 1 from privileges p where p.id = privilege_id and p.delivery = 'parcel') returning id`
)

const unmarkUsed = statement<{ id: string }>(
  'record-unuse',
  `update receive_records r set state = 'issued', used_at = null, marked_by_owner = false
   where r.member_id = $1 and r.id = $3 and ${UNMARKABLE} returning r.id`
)

const show = statement<{ id: string }>(
  'record-show-code',
  `update receive_records set shown_at = coalesce(shown_at, $2)
   where member_id = $1 and id = $3 and state = 'issued' and code is not null and expires_at > $2 returning id`
)

/** One record; undefined if missing, or somebody else's. */
export async function recordOf(memberId: string, receiveId: string, now: Date, { db, phones }: PhoneSource) {
  const rows = await one([memberId, now, receiveId], db)
  return rows.map((row) => toRecord(row, phones))[0]
}

/** Records of one privilege, newest first. */
export async function recordsOfPrivilege(
  memberId: string,
  privilegeId: string,
  now: Date,
  { db, phones }: PhoneSource
) {
  return (await ofPrivilege([memberId, now, privilegeId], db)).map((row) => toRecord(row, phones))
}

/** What an order of the member delivered, in its order. */
export async function recordsOfOrder(
  memberId: string,
  orderNo: OrderNo,
  now: Date,
  { db, phones }: PhoneSource
) {
  return (await ofOrder([memberId, now, orderNo], db)).map((row) => toRecord(row, phones))
}

/** A page of records, newest first; usable ones by earliest end. */
export async function recordsPage(
  memberId: string,
  now: Date,
  { state, cursor, pageSize }: PageRequest & { readonly state: RecordTab },
  { db, phones }: PhoneSource
): Promise<Page<ReceiveRecord>> {
  const sorted = state === 'issued' ? FIRST_TO_END : NEWEST_FIRST
  const part = [memberId, now, limitOf(pageSize), sorted.start(cursor)]
  const read = { all, issued: toUse }[state as string]
  const found = await (read ? read(part, db) : inState([...part, state], db))
  const { rows, next } = sorted.page(found, pageSize)
  return { rows: rows.map((row) => toRecord(row, phones)), next }
}

/** Number of records by tab; tabs without any are omitted. */
export async function recordCounts(memberId: string, now: Date, db: Queryable) {
  return new Map((await counts([memberId, now], db)).map((row) => [row.tab, row.count]))
}

/** Marks a code as used; false if it is not usable now. */
export async function markRecordUsed(
  memberId: string,
  receiveId: string,
  now: Date,
  db: Queryable
): Promise<boolean> {
  return (await markUsed([memberId, now, receiveId], db)).length > 0
}

/** Takes back that its owner marked a code as used; false if somebody else used it, or it has ended. */
export async function unmarkRecordUsed(
  memberId: string,
  receiveId: string,
  now: Date,
  db: Queryable
): Promise<boolean> {
  return (await unmarkUsed([memberId, now, receiveId], db)).length > 0
}

/** Reveals the code of a record permanently; false if there is none usable now. */
export async function showCode(
  memberId: string,
  receiveId: string,
  now: Date,
  db: Queryable
): Promise<boolean> {
  return (await show([memberId, now, receiveId], db)).length > 0
}

/** A hidden code is not returned; a recharge is masked, as `138****0000`. */
function toRecord(found: RecordRow, phones: ReceiverPhones): ReceiveRecord {
  const {
    shown: isShown,
    prizeKind,
    wonReceiveId,
    delivery: _delivery,
    parcelState: _state,
    address: _address,
    carrier: _carrier,
    trackingNo: _number,
    sentAt: _sent,
    ...row
  } = found
  const parcel = parcelOf(found, phones)
  // what was once a code for customer service is sent without one
  const shown = isShown && parcel === null
  return {
    ...row,
    parcel,
    won: prizeKind && prizeKind !== 'none' ? { kind: prizeKind, receiveId: wonReceiveId } : null,
    code: shown ? row.code : null,
    pin: shown ? row.pin : null,
    covered: parcel === null && !shown && row.code !== null && row.state === 'issued',
    account: row.account && row.account.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2'),
    receivedAt: row.receivedAt.toISOString(),
    usedAt: row.usedAt?.toISOString() ?? null,
    expiresAt: isoEnd(row.expiresAt)
  }
}

function parcelOf(row: RecordRow, phones: ReceiverPhones): ReceiveRecord['parcel'] {
  const { receiveId, delivery, state, parcelState } = row
  if (parcelState !== null) {
    const address = phones.openAddress(row.address, `receive_parcels ${receiveId}`)
    return { state: parcelState, receiver: address && shownReceiver(address), parcel: giftParcelOf(row) }
  }
  if (delivery !== 'parcel' || state !== 'issued') return null
  return { state: 'toClaim', receiver: null, parcel: null }
}
