/** Receive records of a member. Every statement names the owner; whether a code has expired follows from the moment. */
import { isoEnd } from '../../lib/iso'
import type { EndOfDay } from '@contract/time'
import type { PrivilegeKind, ReceiveRecord, ReceiveState } from '@contract/types'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

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
  failedReason: string | null
  usageHtml: string
  plateName: string | null
  receivedAt: Date
  usedAt: Date | null
  expiresAt: EndOfDay<Date>
  /** Its code may be told. */
  shown: boolean
}

/** What was credited to an account: there is nothing left of it to use or to expire. */
const CREDITED = `(r.state = 'issued' and r.account is not null and r.code is null)`

/** `$2` is the moment. */
const STATE = `case when r.state = 'issued' and r.expires_at <= $2 and not ${CREDITED} then 'expired' else r.state end`

/** What an order bought is money while nobody has seen its code; all else was used up when it was taken. */
const SHOWN = `(r.order_no is null or r.shown_at is not null or r.state not in ('issued', 'refunding'))`

/** Where a record is counted and listed. */
const TAB = `case when ${CREDITED} then 'used' else ${STATE} end`

const SELECT = `
  select r.id as "receiveId", r.privilege_id as "privilegeId", p.kind, p.name, b.name as "brandName", p.picture,
    p.face_fen as "faceFen", p.face_text as "faceText", ${STATE} as state, r.code, r.pin, r.account, r.prize,
    r.failed_reason as "failedReason", p.usage_html as "usageHtml", t.name as "plateName",
    r.received_at as "receivedAt", r.used_at as "usedAt", r.expires_at as "expiresAt", ${SHOWN} as shown
  from receive_records r
  join privileges p on p.id = r.privilege_id
  join brands b on b.id = p.brand_id
  left join member_plates mp on mp.id = r.member_plate_id
  left join plates t on t.id = mp.plate_id
  where r.member_id = $1`

const ORDER = 'order by r.received_at desc, r.id desc'

const one = statement<RecordRow>('record', `${SELECT} and r.id = $3`)
const ofPrivilege = statement<RecordRow>(
  'records-of-privilege',
  `${SELECT} and r.privilege_id = $3 ${ORDER} limit 200`
)
const ofOrder = statement<RecordRow>('records-of-order', `${SELECT} and r.order_no = $3 order by r.order_seq`)
const all = statement<RecordRow>('records-page', `${SELECT} ${ORDER} limit $3 offset $4`)
const inState = statement<RecordRow>(
  'records-page-in-state',
  `${SELECT} and ${TAB} = $5 ${ORDER} limit $3 offset $4`
)
/** What can still be used: what ends soonest first. */
const toUse = statement<RecordRow>(
  'records-page-to-use',
  `${SELECT} and ${TAB} = 'issued' order by r.expires_at, r.id limit $3 offset $4`
)
const counts = statement<{ state: ReceiveState; count: number }>(
  'records-count',
  `select ${TAB} as state, count(*)::int as count from receive_records r where r.member_id = $1 group by 1`
)
const markUsed = statement<{ id: string }>(
  'record-use',
  `update receive_records set state = 'used', used_at = $2
   where member_id = $1 and id = $3 and state = 'issued' and code is not null and expires_at > $2 returning id`
)

const show = statement<{ id: string }>(
  'record-show-code',
  `update receive_records set shown_at = coalesce(shown_at, $2)
   where member_id = $1 and id = $3 and state = 'issued' and code is not null and expires_at > $2 returning id`
)

/** One record; undefined when there is none, or it is somebody else's. */
export async function recordOf(memberId: string, receiveId: string, now: Date, db: Queryable) {
  const rows = await one([memberId, now, receiveId], db)
  return rows.map(toRecord)[0]
}

/** Records of one privilege, newest first. */
export async function recordsOfPrivilege(memberId: string, privilegeId: string, now: Date, db: Queryable) {
  return (await ofPrivilege([memberId, now, privilegeId], db)).map(toRecord)
}

/** What an order of the member handed over, in its order. */
export async function recordsOfOrder(memberId: string, orderNo: OrderNo, now: Date, db: Queryable) {
  return (await ofOrder([memberId, now, orderNo], db)).map(toRecord)
}

/** A page of records, newest first; those still to be used: what ends soonest first. */
export async function recordsPage(
  memberId: string,
  now: Date,
  { state, limit, offset }: { state: ReceiveState | 'all'; limit: number; offset: number },
  db: Queryable
) {
  const part = [memberId, now, limit, offset]
  if (state === 'all') return (await all(part, db)).map(toRecord)
  if (state === 'issued') return (await toUse(part, db)).map(toRecord)
  return (await inState([...part, state], db)).map(toRecord)
}

/** How many records there are by state; a state without any is not among them. */
export async function recordCounts(memberId: string, now: Date, db: Queryable) {
  return new Map((await counts([memberId, now], db)).map((row) => [row.state, row.count]))
}

/** Marks a code as used; false when it is none that can be used now. */
export async function markRecordUsed(
  memberId: string,
  receiveId: string,
  now: Date,
  db: Queryable
): Promise<boolean> {
  return (await markUsed([memberId, now, receiveId], db)).length > 0
}

/** Shows the code of a record from now on; false where there is none that could be used now. */
export async function showCode(
  memberId: string,
  receiveId: string,
  now: Date,
  db: Queryable
): Promise<boolean> {
  return (await show([memberId, now, receiveId], db)).length > 0
}

/** A covered code stays here; a recharge without its account's middle, as `138****0000`. */
function toRecord({ shown, ...row }: RecordRow): ReceiveRecord {
  return {
    ...row,
    code: shown ? row.code : null,
    pin: shown ? row.pin : null,
    covered: !shown && row.code !== null && row.state === 'issued',
    account: row.account && row.account.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2'),
    receivedAt: row.receivedAt.toISOString(),
    usedAt: row.usedAt?.toISOString() ?? null,
    expiresAt: isoEnd(row.expiresAt)
  }
}
