import type { Queryable } from '../../db/client'
import { hashToken } from '../../core/session-token'
import { insertTicket, consumeTicket, type Ticket } from './entry-repository'
import { MINUTE_MS, newToken } from './model'

/** How long a ticket is valid, by kind, in minutes: one that waits for a login by phone gets enough time for it. */
export const TICKET_MINUTES = { login: 5, web: 2, bind: 15, undo: 15 } as const

/** The identity verified by WeChat. */
export interface ProvenIdentity {
  readonly appId: string
  readonly openId: string
  readonly unionId: string | null
}

interface Issue {
  readonly channel: string
  readonly now: Date
}

/** Issues a ticket for a WeChat identity: to log in, or to link it. @returns the ticket, stored only as a hash */
export async function issueIdentityTicket(
  db: Queryable,
  kind: 'login' | 'bind',
  identity: ProvenIdentity,
  issue: Issue
): Promise<string> {
  return issued(
    db,
    { kind, appId: identity.appId, openId: identity.openId, unionId: identity.unionId },
    issue
  )
}

/**
 * Issues a ticket with which a web view logs a member in (`web`), or the owner of a closed account reopens it
 * (`undo`).
 */
export async function issueMemberTicket(
  db: Queryable,
  kind: 'web' | 'undo',
  memberId: string,
  issue: Issue
): Promise<string> {
  return issued(db, { kind, memberId }, issue)
}

async function issued(db: Queryable, what: Partial<Ticket> & Pick<Ticket, 'kind'>, { channel, now }: Issue) {
  const ticket = newToken()
  const expiresAt = new Date(now.getTime() + TICKET_MINUTES[what.kind] * MINUTE_MS)
  await insertTicket({ ...what, channelCode: channel, ticketHash: hashToken(ticket), expiresAt }, db)
  return ticket
}

/** Uses up a ticket; null if it is unknown, expired, used, or of another channel. */
export async function redeemTicket(
  db: Queryable,
  ticket: string,
  { channel, now }: Issue
): Promise<Ticket | null> {
  return consumeTicket(hashToken(ticket), channel, now, db)
}

/** The WeChat identity of a ticket; null if it carries none. */
export function identityOf({ kind, appId, openId, unionId }: Ticket): ProvenIdentity | null {
  return kind === 'web' || kind === 'undo' || appId === null || openId === null
    ? null
    : { appId, openId, unionId }
}
