import { asc, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { mallCategories } from '../../db/schema/mall'

export type CategoryRow = typeof mallCategories.$inferSelect

/** All categories that the channel has, in their order. */
export async function listCategories(channel: string, db: Queryable): Promise<CategoryRow[]> {
  return db
    .select()
    .from(mallCategories)
    .where(sql`${mallCategories.channelCodes} = '{}' or ${channel} = any(${mallCategories.channelCodes})`)
    .orderBy(asc(mallCategories.sort), asc(mallCategories.id))
}

/** Names of the bestselling categories. */
export async function listBestCategories(channel: string, limit: number, db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.name from mall_categories c join mall_products p on p.category_id = c.id
    where p.on_sale and p.price_fen is not null
      and (p.channel_codes = '{}' or ${channel} = any(p.channel_codes))
    group by c.id order by sum(p.sold) desc, c.id limit ${limit}`)
  return rows.map(({ name }) => name)
}
