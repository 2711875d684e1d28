/** Logins: WeChat, SMS codes, sessions. */
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, now } from './columns'
import { members } from './member'

export const wechatIdentities = pgTable(
  'wechat_identities',
  {
    appId: text('app_id').notNull(),
    openId: text('open_id').notNull(),
    unionId: text('union_id'),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    createdAt: now('created_at')
  },
  (t) => [primaryKey({ columns: [t.appId, t.openId] }), index('wechat_member').on(t.memberId)]
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is not stored. */
    tokenHash: text('token_hash').primaryKey(),
    /** SHA-256 of the key that only renders pages (ADR 0017); null in sessions older than this key. */
    pageHash: text('page_hash').unique(),
    /** Identifies it in the member's list of devices; good for nothing else. */
    id: text()
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    channelCode: text('channel_code').notNull(),
    platform: text().notNull(),
    /** Its name for the user: iPhone, and the browser or WeChat; empty in sessions older than the list. */
    device: text().notNull().default(''),
    app: text().notNull().default(''),
    /** SHA-256 of the key stored on the device; null if it sent none. */
    deviceHash: text('device_hash'),
    createdAt: now('created_at'),
    /** The last day in China with a call: written once a day. */
    seenOn: date('seen_on')
      .notNull()
      .default(sql`((now() at time zone 'Asia/Shanghai')::date)`),
    expiresAt: at('expires_at').notNull()
  },
  (t) => [index('sessions_member').on(t.memberId), index('sessions_expiry').on(t.expiresAt)]
)

/**
 * Devices on which the owner of a number has proved it: they get codes for it regardless of what strangers have used up, and
 * their codes have separate tries (ADR 0056).
 */
export const provenDevices = pgTable(
  'proven_devices',
  {
    mobile: text().notNull(),
    deviceHash: text('device_hash').notNull(),
    provenAt: at('proven_at').notNull()
  },
  (t) => [primaryKey({ columns: [t.mobile, t.deviceHash] }), index('proven_devices_age').on(t.provenAt)]
)

/** Who pays in a session: the WeChat identity that authenticated there last, whoever it is bound to. */
export const sessionPayers = pgTable(
  'session_payers',
  {
    tokenHash: text('token_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    appId: text('app_id').notNull(),
    openId: text('open_id').notNull()
  },
  (t) => [primaryKey({ columns: [t.tokenHash, t.appId] })]
)

/**
 * Numbers proved by an SMS code in a session, valid for some minutes and one change: `old` the member's own, `new` the
 * future one, which still belongs to another member. They are deleted with the session.
 */
export const phoneProofs = pgTable(
  'phone_proofs',
  {
    tokenHash: text('token_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    step: text().$type<'old' | 'new'>().notNull(),
    mobile: text().notNull(),
    /** The owner of the number, as shown to the member when asked whether to merge the two. */
    ownerId: text('owner_id').references(() => members.id),
    expiresAt: at('expires_at').notNull()
  },
  (t) => [
    primaryKey({ columns: [t.tokenHash, t.step] }),
    index('phone_proofs_expiry').on(t.expiresAt),
    index('phone_proofs_owner').on(t.ownerId),
    check(
      'phone_proofs_step',
      sql`${t.step} in ('old','new') and (${t.step} = 'new') = (${t.ownerId} is not null)`
    )
  ]
)

export const smsCodes = pgTable(
  'sms_codes',
  {
    mobile: text().notNull(),
    scene: text().notNull(),
    /** Network of the request: each has a separate code and tries, so that nobody uses up another's. */
    asker: text().notNull().default(''),
    codeMac: text('code_mac').notNull(),
    /** Tries from that network. */
    tries: integer().notNull().default(0),
    /** Tries from all others: a phone may change its network between request and entry. */
    otherTries: integer('other_tries').notNull().default(0),
    expiresAt: at('expires_at').notNull()
  },
  (t) => [primaryKey({ columns: [t.mobile, t.scene, t.asker] }), index('sms_codes_expiry').on(t.expiresAt)]
)

/** Puzzles awaiting their single answer, for two minutes; made UNLOGGED by hand in the migration. */
export const puzzles = pgTable(
  'puzzles',
  {
    /** SHA-256 of the issued id. */
    idHash: text('id_hash').primaryKey(),
    /** `slide` or `question`. */
    way: text().notNull(),
    /** Position of the piece, or the answer to the question. */
    answer: integer().notNull(),
    drawnAt: at('drawn_at').notNull(),
    expiresAt: at('expires_at').notNull()
  },
  (t) => [index('puzzles_expiry').on(t.expiresAt)]
)

/** Proofs of solved puzzles, until a send of a code uses them up; UNLOGGED as well. */
export const puzzleProofs = pgTable(
  'puzzle_proofs',
  {
    proofHash: text('proof_hash').primaryKey(),
    way: text().notNull(),
    expiresAt: at('expires_at').notNull()
  },
  (t) => [index('puzzle_proofs_expiry').on(t.expiresAt)]
)
