import type { StaffRole } from '@contract/console/endpoint'
import type { Queryable, Tx } from '../../db/client'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import { command, statement } from '../../db/statement'

/** An entry of the audit trail as stored. */
export interface ActRow {
  readonly id: string
  readonly at: Date
  readonly staffId: string
  readonly staffName: string
  readonly role: StaffRole
  readonly act: string
  readonly aboutKind: string | null
  readonly aboutId: string | null
  readonly before: unknown
  readonly after: unknown
  readonly reason: string | null
  readonly requestKey: string | null
  readonly prevHash: string
  readonly hash: string
}

const COLUMNS = `id, at, staff_id as "staffId", staff_name as "staffName", role, act, about_kind as "aboutKind",
  about_id as "aboutId", before, after, reason, request_key as "requestKey", prev_hash as "prevHash", hash`

/** Any number that no other lock of ours has. */
const lock = command('staff-acts-lock', 'select pg_advisory_xact_lock(7310028)')
const last = statement<{ hash: string }>(
  'staff-acts-last',
  'select hash from staff_acts order by id desc limit 1'
)
const insert = statement<{ id: string }>(
  'staff-act-insert',
  `insert into staff_acts (at, staff_id, staff_name, role, act, about_kind, about_id, before, after, reason, request_key, prev_hash, hash)
   values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10, $11, $12, $13) returning id`
)
const ofRequest = statement<{ id: string; act: string; after: unknown }>(
  'staff-act-of-request',
  'select id, act, after from staff_acts where staff_id = $1 and request_key = $2'
)
const NEWEST_FIRST = keyset({ by: 'id', type: 'int', desc: true })
/** One statement for each way to look: a prepared one is planned for all values, so an index that only some of them use is not used. */
const paged = (name: string, way: string) =>
  statement<ActRow & Positioned>(
    name,
    `select ${COLUMNS}, ${NEWEST_FIRST.column} from staff_acts where ${way} and ${NEWEST_FIRST.after('$1')}
     order by ${NEWEST_FIRST.order} limit $2`
  )
const all = paged('staff-acts-page', 'true')
const ofStaff = paged('staff-acts-of-staff', 'staff_id = $3')
const aboutOne = paged(
  'staff-acts-about',
  'about_kind = $3 and about_id = $4 and ($5::text is null or staff_id = $5)'
)
const aboutSeveral = statement<ActRow>(
  'staff-acts-about-several',
  `select ${COLUMNS} from staff_acts
   where (about_kind, about_id) in (select * from unnest($1::text[], $2::text[])) order by id desc limit $3`
)
const following = statement<ActRow>(
  'staff-acts-following',
  `select ${COLUMNS} from staff_acts where id > $1 order by id limit $2`
)
const loggedIn = statement<{ known: boolean }>(
  'staff-known-network',
  `select exists (select 1 from staff_acts where staff_id = $1 and act = 'login' and after->>'network' = $2) as known`
)

/** The hash of the last entry, '' for none. Until the transaction ends nobody else adds one. */
export async function lockLastHash(tx: Tx): Promise<string> {
  await lock([], tx)
  return (await last([], tx))[0]?.hash ?? ''
}

/** Adds an entry. @returns its id */
export async function insertAct(row: Omit<ActRow, 'id'>, tx: Tx): Promise<string> {
  const { at, staffId, staffName, role, act, aboutKind, aboutId, reason, requestKey, prevHash, hash } = row
  const [before, after] = [row.before, row.after].map((value) => JSON.stringify(value ?? null))
  const values = [at, staffId, staffName, role, act, aboutKind, aboutId, before, after]
  const [made] = await insert([...values, reason, requestKey, prevHash, hash], tx)
  return made?.id ?? ''
}

/** The entry that a call with this key added; null if it has added none. */
export const actOfRequest = async (
  staffId: string,
  requestKey: string,
  db: Queryable
): Promise<{ id: string; act: string; after: unknown } | null> =>
  (await ofRequest([staffId, requestKey], db))[0] ?? null

/** A page of the audit trail, newest first. */
export async function pageOfActs(
  wanted: {
    /** Only what is about this. */
    readonly about: { readonly kind: string; readonly id: string } | null
    readonly staffId: string | null
    readonly cursor: string | undefined
    readonly pageSize: number
  },
  db: Queryable
): Promise<Page<ActRow>> {
  const { about, staffId, cursor, pageSize } = wanted
  const place = [NEWEST_FIRST.start(cursor), limitOf(pageSize)]
  const rows = about
    ? await aboutOne([...place, about.kind, about.id, staffId], db)
    : staffId === null
      ? await all(place, db)
      : await ofStaff([...place, staffId], db)
  return NEWEST_FIRST.page(rows, pageSize)
}

/** The latest entries about any of these things. */
export const actsAbout = (
  abouts: readonly { readonly kind: string; readonly id: string }[],
  most: number,
  db: Queryable
): Promise<ActRow[]> => aboutSeveral([abouts.map(({ kind }) => kind), abouts.map(({ id }) => id), most], db)

/** Entries after an id, oldest first. */
export const actsAfter = (id: string, most: number, db: Queryable): Promise<ActRow[]> =>
  following([id, most], db)

/** Whether somebody has logged in from this network before. */
export const hasLoggedInFrom = async (staffId: string, network: string, db: Queryable): Promise<boolean> =>
  (await loggedIn([staffId, network], db))[0]?.known === true

/** Something that somebody took today. */
export interface RedeemedRow {
  readonly actId: string
  readonly at: Date
  readonly kind: 'voucher' | 'ticket'
  readonly id: string
  readonly name: string
  readonly undone: boolean
}

const redeemed = statement<RedeemedRow>(
  'staff-redeemed',
  `select a.id as "actId", a.at, coalesce(a.about_kind, '') as kind, coalesce(a.about_id, '') as id, coalesce(a.after->>'name', '') as name,
     exists (select 1 from staff_acts u where u.about_kind = a.about_kind and u.about_id = a.about_id and u.act = 'undoRedeem' and u.id > a.id) as undone
   from staff_acts a where a.staff_id = $1 and a.act = 'redeem' and a.at >= $2 order by a.id desc limit 200`
)

/** What somebody has taken since a moment, newest first, at most 200. */
export const redeemedSince = (staffId: string, since: Date, db: Queryable): Promise<RedeemedRow[]> =>
  redeemed([staffId, since], db)
