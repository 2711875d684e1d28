import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { cartLines, cartMerges } from '../../db/schema/cart'
import { members } from '../../db/schema/member'
import { statement } from '../../db/statement'

export type CartRow = typeof cartLines.$inferSelect

const ofMember = (memberId: string) => eq(cartLines.memberId, memberId)
const lines = (memberId: string, skuIds: readonly string[]) =>
  and(ofMember(memberId), inArray(cartLines.skuId, [...skuIds]))

const list = statement<CartRow>(
  'cart-lines',
  `select member_id as "memberId", sku_id as "skuId", quantity, chosen, seen_fen as "seenFen", added_at as "addedAt",
     request_key as "requestKey"
   from cart_lines where member_id = $1 order by added_at desc, sku_id`
)

/** A member's cart, most recently added first. */
export const listCart = (memberId: string, db: Queryable): Promise<CartRow[]> => list([memberId], db)

/** Pieces in a member's cart. */
export async function countPieces(memberId: string, db: Queryable): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${cartLines.quantity}), 0)::int` })
    .from(cartLines)
    .where(ofMember(memberId))
  return row?.count ?? 0
}

/**
 * Serialises changes to one member's cart: its lines and their number depend on each other.
 * @returns false for a deleted account
 */
export async function lockCart(memberId: string, tx: Tx): Promise<boolean> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), sql`${members.deletedAt} is null`))
    .for('no key update')
  return rows.length > 0
}

/** Inserts lines, or updates existing ones; lines inserted now come first. */
export async function putLines(rows: readonly (typeof cartLines.$inferInsert)[], tx: Tx): Promise<void> {
  if (rows.length === 0) return
  const provided = (column: string) => sql.raw(`excluded.${column}`)
  await tx
    .insert(cartLines)
    .values([...rows])
    .onConflictDoUpdate({
      target: [cartLines.memberId, cartLines.skuId],
      set: {
        quantity: provided('quantity'),
        chosen: provided('chosen'),
        seenFen: provided('seen_fen'),
        addedAt: provided('added_at'),
        requestKey: provided('request_key')
      }
    })
}

/** Changes nothing if the line does not exist. */
export async function setQuantity(
  memberId: string,
  skuId: string,
  quantity: number,
  db: Queryable
): Promise<void> {
  await db
    .update(cartLines)
    .set({ quantity })
    .where(lines(memberId, [skuId]))
}

/** Where a line's pieces go. */
export interface MovedTo {
  readonly toSkuId: string
  /** Its price without a card, fen. */
  readonly priceFen: number
  /** No more pieces than this are on the line afterwards. */
  readonly most: number
}

/**
 * Moves a line to another SKU, at its place in the cart, together with the pieces of that SKU that are there. Changes
 * nothing if the line does not exist.
 */
export async function moveLine(
  memberId: string,
  skuId: string,
  { toSkuId, priceFen, most }: MovedTo,
  tx: Tx
): Promise<void> {
  await tx.execute(sql`
    with moved as (
      delete from cart_lines where member_id = ${memberId} and sku_id = ${skuId}
      returning quantity, chosen, added_at)
    insert into cart_lines (member_id, sku_id, quantity, chosen, seen_fen, added_at)
    select ${memberId}, ${toSkuId}, least(quantity, ${most}::int), chosen, ${priceFen}::int, added_at from moved
    on conflict (member_id, sku_id) do update set
      quantity = least(cart_lines.quantity + excluded.quantity, ${most}::int),
      chosen = cart_lines.chosen or excluded.chosen,
      added_at = greatest(cart_lines.added_at, excluded.added_at)`)
}

export async function setChosen(
  memberId: string,
  skuIds: readonly string[],
  chosen: boolean,
  tx: Tx
): Promise<void> {
  await tx.update(cartLines).set({ chosen }).where(lines(memberId, skuIds))
}

export async function removeLines(memberId: string, skuIds: readonly string[], tx: Tx): Promise<void> {
  await tx.delete(cartLines).where(lines(memberId, skuIds))
}

/** Records that a visitor's cart has been merged into a member's. @returns false if it already had been */
export async function saveMerge(row: typeof cartMerges.$inferInsert, tx: Tx): Promise<boolean> {
  const rows = await tx
    .insert(cartMerges)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: cartMerges.guestCartId })
  return rows.length > 0
}

/** What was left out when a visitor's cart was merged into this member's; null if it has not been, or into another's. */
export async function findMerge(
  guestCartId: string,
  memberId: string,
  db: Queryable
): Promise<string[] | null> {
  const [row] = await db
    .select({ leftOut: cartMerges.leftOut })
    .from(cartMerges)
    .where(and(eq(cartMerges.guestCartId, guestCartId), eq(cartMerges.memberId, memberId)))
  return row?.leftOut ?? null
}
