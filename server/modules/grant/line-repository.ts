/** What was handed over for a gain. Every statement filters by the owner. */
import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { grantLines } from '../../db/schema/grant'
import { products } from '../../db/schema/product'
import { statement } from '../../db/statement'

export interface GrantRow {
  readonly activityId: string
  readonly kind: 'code' | 'directed' | 'unique' | 'cards'
  readonly title: string
  readonly takenAt: Date
  readonly lineId: string
  readonly lineKind: 'card' | 'product'
  readonly itemId: string
  readonly name: string
  readonly picture: string
  readonly memberCardId: string | null
  readonly receiveId: string | null
  readonly recordState: string | null
  readonly failedReason: string | null
  readonly createdAt: Date
}

const MAX_LINES = 200

const mine = statement<GrantRow>(
  'grants-of-member',
  `select g.activity_id as "activityId", a.kind, a.title, g.taken_at as "takenAt", l.id as "lineId",
     l.kind as "lineKind", l.item_id as "itemId", coalesce(c.name, p.name) as name,
     coalesce('/assets/catalogue/cards/' || c.face || '.webp', p.picture) as picture,
     l.member_card_id as "memberCardId", l.receive_id as "receiveId", r.state as "recordState",
     r.failed_reason as "failedReason", l.created_at as "createdAt"
   from activity_gains g
   join activities a on a.id = g.activity_id
   join grant_lines l on l.activity_id = g.activity_id and l.member_id = g.member_id
   left join activity_items i on i.activity_id = l.activity_id and i.kind = l.kind and i.item_id = l.item_id
   left join card_products c on l.kind = 'card' and c.id = l.item_id
   left join products p on l.kind = 'product' and p.id = l.item_id
   left join receive_records r on r.id = l.receive_id
   where g.member_id = $1 and ($2::text is null or g.activity_id = $2) and ($3::text is null or a.kind = $3)
   order by g.taken_at desc, g.activity_id, i.sort, l.kind, l.item_id limit ${MAX_LINES}`
)

/** Lines of the member's grants, grouped by grant, newest first. */
export const grantRows = (
  memberId: string,
  only: { readonly activityId?: string | undefined; readonly kind?: string | undefined },
  db: Queryable
): Promise<GrantRow[]> => mine([memberId, only.activityId ?? null, only.kind ?? null], db)

/** A line to be filled. */
export interface NewLine {
  readonly activityId: string
  readonly memberId: string
  readonly kind: 'card' | 'product'
  readonly itemId: string
  readonly requestKey: string
  readonly now: Date
}

/** Adds an empty line; undefined if the member already has it. The unique key enforces "once" under concurrency. */
export async function insertLine({ now, ...line }: NewLine, tx: Tx): Promise<string | undefined> {
  const rows = await tx
    .insert(grantLines)
    .values({ ...line, id: randomUUID(), createdAt: now })
    .onConflictDoNothing({
      target: [grantLines.memberId, grantLines.activityId, grantLines.kind, grantLines.itemId]
    })
    .returning({ id: grantLines.id })
  return rows[0]?.id
}

/** The key of the call that created an existing line. */
export async function requestOfLine(
  line: Pick<NewLine, 'activityId' | 'memberId' | 'kind' | 'itemId'>,
  tx: Tx
): Promise<string | undefined> {
  const rows = await tx
    .select({ requestKey: grantLines.requestKey })
    .from(grantLines)
    .where(
      and(
        eq(grantLines.memberId, line.memberId),
        eq(grantLines.activityId, line.activityId),
        eq(grantLines.kind, line.kind),
        eq(grantLines.itemId, line.itemId)
      )
    )
  return rows[0]?.requestKey
}

/** Stores what was delivered for a line. */
export async function fillLine(
  lineId: string,
  filled: { memberCardId: string } | { receiveId: string },
  tx: Tx
): Promise<void> {
  const values = 'receiveId' in filled ? { ...filled, stockTaken: true } : filled
  await tx.update(grantLines).set(values).where(eq(grantLines.id, lineId))
}

const locked = statement<{
  activityId: string
  kind: 'card' | 'product'
  itemId: string
  stockTaken: boolean
  receiveId: string | null
  recordState: string | null
}>(
  'grant-line-locked',
  `select l.activity_id as "activityId", l.kind, l.item_id as "itemId", l.stock_taken as "stockTaken",
     l.receive_id as "receiveId", r.state as "recordState"
   from grant_lines l left join receive_records r on r.id = l.receive_id
   where l.member_id = $1 and l.id = $2 for update of l`
)

/** A line of the member, locked until the transaction ends: a double tap waits here. */
export async function lockLine(memberId: string, lineId: string, tx: Tx) {
  return (await locked([memberId, lineId], tx))[0]
}

/** Takes one piece of a product; returns its privilege, or nothing if there is none left. */
export async function decrementProductStock(productId: string, tx: Tx): Promise<string | undefined> {
  const rows = await tx
    .update(products)
    .set({ stock: sql`${products.stock} - 1` })
    .where(and(eq(products.id, productId), sql`coalesce(${products.stock}, 1) > 0`))
    .returning({ privilegeId: products.privilegeId })
  return rows[0]?.privilegeId
}

/** The privilege of a product of which a piece has already been taken. */
export async function privilegeOf(productId: string, tx: Tx): Promise<string | undefined> {
  const rows = await tx
    .select({ privilegeId: products.privilegeId })
    .from(products)
    .where(eq(products.id, productId))
  return rows[0]?.privilegeId
}
