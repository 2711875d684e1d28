/** How members come in: WeChat, SMS codes, sessions. */
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
    /** SHA-256 of the token; the token itself is nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    /** SHA-256 of the key that shows pages alone (ADR 0017); null in sessions from before there was one. */
    pageHash: text('page_hash').unique(),
    /** By which the member names it in the list of devices; good for nothing else. */
    id: text()
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    channelCode: text('channel_code').notNull(),
    platform: text().notNull(),
    /** What its user knows it by: iPhone, and the browser or WeChat; empty in sessions from before there was a list. */
    device: text().notNull().default(''),
    app: text().notNull().default(''),
    /** SHA-256 of the key that the device keeps; null where it sent none. */
    deviceHash: text('device_hash'),
    createdAt: now('created_at'),
    /** The last day in China on which it made a call: written once a day. */
    seenOn: date('seen_on')
      .notNull()
      .default(sql`((now() at time zone 'Asia/Shanghai')::date)`),
    expiresAt: at('expires_at').notNull()
  },
  (t) => [index('sessions_member').on(t.memberId)]
)

/**
 * Devices on which the owner of a number has proven it: they get codes for it whatever strangers have used up, and their codes
 * have tries of their own (ADR 0056).
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

/** Who pays in a session: the WeChat identity that proved itself there last, whoever it is bound to. */
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
 * Numbers that were proven by an SMS code in a session, for some minutes and one change: `old` the member's own, `new` the one
 * that is to be theirs and is another member's yet. They go with the session.
 */
export const phoneProofs = pgTable(
  'phone_proofs',
  {
    tokenHash: text('token_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    step: text().$type<'old' | 'new'>().notNull(),
    mobile: text().notNull(),
    /** Whose number it is, as the member was told when asked whether to join the two. */
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
    /** Network that asked for it: each has a code and tries of its own, so that nobody uses up another's. */
    asker: text().notNull().default(''),
    codeMac: text('code_mac').notNull(),
    /** Tries from that address. */
    tries: integer().notNull().default(0),
    /** Tries from all others: a phone may change its network between asking and typing. */
    otherTries: integer('other_tries').notNull().default(0),
    expiresAt: at('expires_at').notNull()
  },
  (t) => [primaryKey({ columns: [t.mobile, t.scene, t.asker] })]
)

/** Puzzles that wait for their one answer, for two minutes; made UNLOGGED by hand in the migration. */
export const puzzles = pgTable(
  'puzzles',
  {
    /** SHA-256 of the id that was given out. */
    idHash: text('id_hash').primaryKey(),
    /** `slide` or `question`. */
    way: text().notNull(),
    /** Where the piece belongs, or what the question comes to. */
    answer: integer().notNull(),
    drawnAt: at('drawn_at').notNull(),
    expiresAt: at('expires_at').notNull()
  },
  (t) => [index('puzzles_expiry').on(t.expiresAt)]
)

/** What solved puzzles gave, until a send of a code uses it up; UNLOGGED as well. */
export const puzzleProofs = pgTable(
  'puzzle_proofs',
  {
    proofHash: text('proof_hash').primaryKey(),
    way: text().notNull(),
    expiresAt: at('expires_at').notNull()
  },
  (t) => [index('puzzle_proofs_expiry').on(t.expiresAt)]
)
