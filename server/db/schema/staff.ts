/** Staff: their accounts and sessions, and what they did. No foreign key leads from or to a member's rows. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import type { StaffRole } from '@contract/console/endpoint'
import { at, bytea, now } from './columns'

const noIds = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`)

export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: text().primaryKey(),
    name: text().notNull().unique(),
    role: text().$type<StaffRole>().notNull(),
    /** Argon2id, in its own format. */
    passwordHash: text('password_hash').notNull(),
    /** Secret of the authenticator app, encrypted for this account: see server/domain/sealed.ts. null = no second factor. */
    sealedTotp: bytea('sealed_totp'),
    /** The time step of the last code that was accepted: a code is good for one login. */
    totpStep: bigint('totp_step', { mode: 'number' }),
    /** Where the roles `shop` and `gate` work. */
    storeIds: noIds('store_ids'),
    sightIds: noIds('sight_ids'),
    /** Where the role `gate` admits members to lounges. */
    loungeIds: noIds('lounge_ids'),
    createdAt: now('created_at'),
    disabledAt: at('disabled_at')
  },
  (t) => [
    check(
      'staff_accounts_role',
      sql`${t.role} in ('owner','manager','service','warehouse','finance','shop','gate')`
    )
  ]
)

export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** SHA-256 of the token; the token itself is not stored. */
    tokenHash: text('token_hash').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staffAccounts.id),
    createdAt: now('created_at'),
    /** When the password was last asked for again in this session; null: not since the login. */
    confirmedAt: at('confirmed_at'),
    expiresAt: at('expires_at').notNull()
  },
  (t) => [index('staff_sessions_staff').on(t.staffId), index('staff_sessions_expiry').on(t.expiresAt)]
)

/** Passkeys of staff (WebAuthn): public keys, of which the private half never leaves their device or its key chain. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: text().primaryKey(),
    /** How the authenticator names it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staffAccounts.id),
    /** What its owner calls it. */
    name: text().notNull(),
    /** COSE. */
    publicKey: bytea('public_key').notNull(),
    /** Uses as the authenticator counts them; always 0 with those that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: noIds('transports'),
    /** Kept by a key chain that syncs, rather than by one device. */
    synced: boolean().notNull(),
    createdAt: now('created_at'),
    lastUsedAt: at('last_used_at')
  },
  (t) => [uniqueIndex('staff_passkeys_name').on(t.staffId, t.name)]
)

/** Who an account is at an identity provider (OpenID Connect); without a row nobody logs in there. */
export const staffIdentities = pgTable(
  'staff_identities',
  {
    staffId: text('staff_id')
      .primaryKey()
      .references(() => staffAccounts.id),
    /** The provider, as it calls itself. */
    issuer: text().notNull(),
    /** What the provider calls them: `sub`. */
    subject: text().notNull(),
    linkedAt: now('linked_at')
  },
  (t) => [uniqueIndex('staff_identities_subject').on(t.issuer, t.subject)]
)

/** Challenges that a passkey has to sign; each is good for one answer. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    challenge: text().primaryKey(),
    /** Who adds a passkey; null: somebody logs in by one. */
    staffId: text('staff_id').references(() => staffAccounts.id),
    expiresAt: at('expires_at').notNull()
  },
  (t) => [index('staff_challenges_expiry').on(t.expiresAt)]
)

/**
 * The audit trail. Rows are only added (a trigger refuses anything else, written by hand in the migration), and each contains the hash
 * of the one before it: whoever changes one has to change all that follow.
 */
export const staffActs = pgTable(
  'staff_acts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: at('at').notNull(),
    /** The account, or `cli` for the command line; name and role as of that moment. */
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    role: text().$type<StaffRole>().notNull(),
    act: text().notNull(),
    aboutKind: text('about_kind'),
    aboutId: text('about_id'),
    before: jsonb().notNull(),
    after: jsonb().notNull(),
    reason: text(),
    /** Idempotency key of the call: if it is repeated after a crash, it finds this. */
    requestKey: text('request_key'),
    prevHash: text('prev_hash').notNull(),
    hash: text().notNull().unique()
  },
  (t) => [
    index('staff_acts_about').on(t.aboutKind, t.aboutId, t.id),
    index('staff_acts_staff').on(t.staffId, t.id),
    uniqueIndex('staff_acts_request')
      .on(t.staffId, t.requestKey)
      .where(sql`${t.requestKey} is not null`)
  ]
)

/** Wrong logins by account and by network: the more there were, the longer the next one waits. */
export const staffTries = pgTable(
  'staff_tries',
  {
    key: text().primaryKey(),
    fails: integer().notNull(),
    lastAt: at('last_at').notNull(),
    nextAt: at('next_at').notNull()
  },
  (t) => [index('staff_tries_last').on(t.lastAt)]
)
