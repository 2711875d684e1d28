import { and, asc, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { sandboxParcels, sandboxShipments, type PackedParcel } from '../../db/schema/shipping'

export type SandboxShipment = typeof sandboxShipments.$inferSelect
export type SandboxParcel = typeof sandboxParcels.$inferSelect

/** Stores an order; an existing one stays unchanged. */
export async function addShipment(row: typeof sandboxShipments.$inferInsert, db: Queryable): Promise<void> {
  await db.insert(sandboxShipments).values(row).onConflictDoNothing()
}

/** An order, locked against concurrent packing. */
export async function lockShipment(orderNo: string, tx: Tx): Promise<SandboxShipment | null> {
  const rows = await tx
    .select()
    .from(sandboxShipments)
    .where(eq(sandboxShipments.orderNo, orderNo))
    .for('update')
  return rows[0] ?? null
}

export async function saveShipment(
  orderNo: string,
  changed: {
    lines?: SandboxShipment['lines']
    parcels?: readonly PackedParcel[]
    withdrawn?: string[]
    nextAt: Date | null
  },
  db: Queryable
): Promise<void> {
  await db.update(sandboxShipments).set(changed).where(eq(sandboxShipments.orderNo, orderNo))
}

export async function newestShipments(limit: number, db: Queryable): Promise<SandboxShipment[]> {
  return db.select().from(sandboxShipments).orderBy(desc(sandboxShipments.placedAt)).limit(limit)
}

/** Stores a parcel; an existing one stays unchanged. @returns whether it is new */
export async function addParcel(row: typeof sandboxParcels.$inferInsert, db: Queryable): Promise<boolean> {
  const rows = await db
    .insert(sandboxParcels)
    .values(row)
    .onConflictDoNothing()
    .returning({ trackingNo: sandboxParcels.trackingNo })
  return rows.length > 0
}

export async function findParcel(trackingNo: string, db: Queryable): Promise<SandboxParcel | null> {
  const rows = await db.select().from(sandboxParcels).where(eq(sandboxParcels.trackingNo, trackingNo))
  return rows[0] ?? null
}

/** Those of these numbers that the carrier knows, by number. */
export async function findParcels(
  trackingNos: readonly string[],
  db: Queryable
): Promise<Map<string, SandboxParcel>> {
  const rows = await db
    .select()
    .from(sandboxParcels)
    .where(inArray(sandboxParcels.trackingNo, [...trackingNos]))
  return new Map(rows.map((row) => [row.trackingNo, row]))
}

export async function saveParcel(
  trackingNo: string,
  changed: { steps: readonly string[]; nextAt: Date | null },
  db: Queryable
): Promise<void> {
  await db.update(sandboxParcels).set(changed).where(eq(sandboxParcels.trackingNo, trackingNo))
}

/** Parcels due for their next step. */
export async function dueParcels(now: Date, limit: number, db: Queryable): Promise<SandboxParcel[]> {
  return db
    .select()
    .from(sandboxParcels)
    .where(and(isNotNull(sandboxParcels.nextAt), lte(sandboxParcels.nextAt, now)))
    .orderBy(asc(sandboxParcels.nextAt))
    .limit(limit)
}
