import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { addresses } from '../../db/schema/address'

export type AddressRow = typeof addresses.$inferSelect

/** A member's addresses, the default first, then the newest. */
export async function listAddresses(memberId: string, db: Queryable): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(and(eq(addresses.memberId, memberId), isNull(addresses.deletedAt)))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id))
}

/** One address of a member; null also when it is deleted or somebody else's. */
export async function findAddress(memberId: string, id: string, db: Queryable): Promise<AddressRow | null> {
  const rows = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.memberId, memberId), isNull(addresses.deletedAt)))
  return rows[0] ?? null
}
