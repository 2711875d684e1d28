import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { entryOnce, entryTickets } from '../../db/schema/entry'

/**
 * Records the use of something that can be used once.
 * @returns false if it was already used: of concurrent calls one gets true
 */
export async function spendOnce(
  used: { scope: string; value: string; expiresAt: Date },
  db: Queryable
): Promise<boolean> {
  const rows = await db
    .insert(entryOnce)
    .values(used)
    .onConflictDoNothing()
    .returning({ value: entryOnce.value })
  return rows.length === 1
}

/** The content of a ticket. */
export interface Ticket {
  readonly kind: 'login' | 'bind' | 'web' | 'undo'
  readonly channelCode: string
  readonly memberId: string | null
  readonly appId: string | null
  readonly openId: string | null
  readonly unionId: string | null
}

export async function insertTicket(
  ticket: Partial<Ticket> & Pick<Ticket, 'kind' | 'channelCode'> & { ticketHash: string; expiresAt: Date },
  db: Queryable
): Promise<void> {
  await db.insert(entryTickets).values(ticket)
}

/** The member of a ticket of this kind; it is not used up. */
export async function memberOfTicket(
  ticketHash: string,
  kind: 'web' | 'undo',
  now: Date,
  db: Queryable
): Promise<string | null> {
  const rows = await db
    .select({ memberId: entryTickets.memberId })
    .from(entryTickets)
    .where(
      and(
        eq(entryTickets.ticketHash, ticketHash),
        eq(entryTickets.kind, kind),
        gt(entryTickets.expiresAt, now)
      )
    )
  return rows[0]?.memberId ?? null
}

/** Uses up a ticket. @returns null if none is valid: of concurrent calls one gets it */
export async function consumeTicket(
  ticketHash: string,
  channelCode: string,
  now: Date,
  db: Queryable
): Promise<Ticket | null> {
  const rows = await db
    .delete(entryTickets)
    .where(
      and(
        eq(entryTickets.ticketHash, ticketHash),
        eq(entryTickets.channelCode, channelCode),
        gt(entryTickets.expiresAt, now)
      )
    )
    .returning()
  return (rows[0] as Ticket | undefined) ?? null
}
