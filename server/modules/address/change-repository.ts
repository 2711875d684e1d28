import { and, count, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Tx } from '../../db/client'
import { addresses } from '../../db/schema/address'
import { members } from '../../db/schema/member'
import type { AddressRow } from './repository'

/** The member's input for an address, with the number as its row keeps it, and the names of its area. */
export type AddressContent = Pick<
  AddressRow,
  'name' | 'mobile' | 'areaCode' | 'province' | 'city' | 'district' | 'street' | 'detail'
>

const ownedBy = (memberId: string) => eq(addresses.memberId, memberId)
const one = (memberId: string, id: string) => and(ownedBy(memberId), eq(addresses.id, id))
const active = (memberId: string) => and(ownedBy(memberId), isNull(addresses.deletedAt))

/** Serialises changes to one member's addresses: their number and the default depend on each other. */
export async function lockOwner(memberId: string, tx: Tx): Promise<boolean> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.deletedAt)))
    .for('no key update')
  return rows.length > 0
}

/** The address that the call with this key created, if any; also if it has since been deleted. */
export async function addressOfRequest(
  memberId: string,
  requestKey: string,
  tx: Tx
): Promise<AddressRow | null> {
  const rows = await tx
    .select()
    .from(addresses)
    .where(and(ownedBy(memberId), eq(addresses.requestKey, requestKey)))
  return rows[0] ?? null
}

/** How many addresses a member has. */
export async function countAddresses(memberId: string, tx: Tx): Promise<number> {
  const rows = await tx.select({ count: count() }).from(addresses).where(active(memberId))
  return rows[0]?.count ?? 0
}

export async function insertAddress(
  row: AddressContent & { id: string; memberId: string; requestKey: string; createdAt: Date },
  tx: Tx
): Promise<void> {
  await tx.insert(addresses).values(row)
}

/** False if the member has no such address. */
export async function updateAddress(
  memberId: string,
  id: string,
  content: AddressContent,
  tx: Tx
): Promise<boolean> {
  const rows = await tx
    .update(addresses)
    .set(content)
    .where(and(one(memberId, id), isNull(addresses.deletedAt)))
    .returning({ id: addresses.id })
  return rows.length > 0
}

/** Makes an address the only default. Deleted addresses that are restored do not become the default again. */
export async function makeDefault(memberId: string, id: string, tx: Tx): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(ownedBy(memberId), eq(addresses.isDefault, true), ne(addresses.id, id)))
  await tx.update(addresses).set({ isDefault: true }).where(one(memberId, id))
}

/** Clears the current default; a deleted address that was the default keeps its mark. */
export async function dropDefault(memberId: string, tx: Tx): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(active(memberId), eq(addresses.isDefault, true)))
}

/** Makes the newest address the default if there are addresses but no default. */
export async function promoteNewest(memberId: string, tx: Tx): Promise<void> {
  const [newest] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(active(memberId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id))
    .limit(1)
  if (newest) await tx.update(addresses).set({ isDefault: true }).where(one(memberId, newest.id))
}

/** Also a deleted one. */
export async function findActive(memberId: string, id: string, tx: Tx): Promise<AddressRow | null> {
  const rows = await tx.select().from(addresses).where(one(memberId, id))
  return rows[0] ?? null
}

/** Deletes an address, or (`null`) undoes the deletion. */
export async function setDeleted(memberId: string, id: string, at: Date | null, tx: Tx): Promise<void> {
  await tx.update(addresses).set({ deletedAt: at }).where(one(memberId, id))
}
