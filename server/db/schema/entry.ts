/** Logins through other systems: union login, partners' guests, WeChat web login, one-time tickets. */
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, now } from './columns'
import { members } from './member'

/** One-time items: nonces of union logins, tokens and codes of partners (hashed). The key is UNIQUE. */
export const entryOnce = pgTable(
  'entry_once',
  {
    /** The issuer, such as `union:candy`. */
    scope: text().notNull(),
    value: text().notNull(),
    /** From then on it is refused as too old, and this row may be deleted. */
    expiresAt: at('expires_at').notNull()
  },
  (t) => [primaryKey({ columns: [t.scope, t.value] }), index('entry_once_expiry').on(t.expiresAt)]
)

/** Users known to a partner under its own user id, possibly without a phone number. */
export const partnerUsers = pgTable(
  'partner_users',
  {
    channelCode: text('channel_code').notNull(),
    partnerUserId: text('partner_user_id').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    createdAt: now('created_at')
  },
  (t) => [
    primaryKey({ columns: [t.channelCode, t.partnerUserId] }),
    index('partner_users_member').on(t.memberId)
  ]
)

/** Members whom a distributor may log in: it was the first to bring them, or they confirmed it by an SMS code. */
export const distributorTrusts = pgTable(
  'distributor_trusts',
  {
    channelCode: text('channel_code').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    createdAt: now('created_at')
  },
  (t) => [
    primaryKey({ columns: [t.channelCode, t.memberId] }),
    index('distributor_trusts_member').on(t.memberId)
  ]
)

/** One-time tickets: used in an address instead of a token. Only their hash is stored; using one deletes it. */
export const entryTickets = pgTable(
  'entry_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    /** login: a WeChat identity; bind: one that may be bound; web: a member, for the web view; undo: owner of a closed account. */
    kind: text().notNull(),
    channelCode: text('channel_code').notNull(),
    memberId: text('member_id').references(() => members.id),
    appId: text('app_id'),
    openId: text('open_id'),
    unionId: text('union_id'),
    expiresAt: at('expires_at').notNull()
  },
  (t) => [
    index('entry_tickets_expiry').on(t.expiresAt),
    index('entry_tickets_member').on(t.memberId),
    check('entry_tickets_kind', sql`${t.kind} in ('login','bind','web','undo')`),
    check(
      'entry_tickets_content',
      sql`case when ${t.kind} in ('web','undo') then ${t.memberId} is not null else ${t.openId} is not null and ${t.appId} is not null end`
    )
  ]
)

/** WeChat web logins in progress, by the `state` that we send. */
export const wechatStates = pgTable(
  'wechat_states',
  {
    stateHash: text('state_hash').primaryKey(),
    channelCode: text('channel_code').notNull(),
    /** official or tgj. */
    account: text().notNull(),
    /** The browser that started it, as a hash of its cookie. */
    browserHash: text('browser_hash').notNull(),
    /** Where it returns to: origin of the app, then path with query. */
    origin: text().notNull(),
    target: text().notNull(),
    clientState: text('client_state').notNull(),
    /** Hash of WeChat's code; set by the first callback, the only one that queries WeChat. */
    codeHash: text('code_hash'),
    /** WeChat's response. */
    openId: text('open_id'),
    unionId: text('union_id'),
    expiresAt: at('expires_at').notNull()
  },
  (t) => [index('wechat_states_expiry').on(t.expiresAt)]
)
