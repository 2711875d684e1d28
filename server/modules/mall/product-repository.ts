import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { freightTemplates, mallProducts, mallSkus } from '../../db/schema/mall'

export type SkuRow = typeof mallSkus.$inferSelect

const isIn = (channel: string) =>
  sql`(${mallProducts.channelCodes} = '{}' or ${channel} = any(${mallProducts.channelCodes}))`

/** A product that the channel sells, with its freight template; null also if delisted. */
export async function findProduct(productId: string, channel: string, db: Queryable) {
  const [row] = await db
    .select({ product: mallProducts, freight: freightTemplates })
    .from(mallProducts)
    .innerJoin(freightTemplates, eq(freightTemplates.id, mallProducts.freightTemplateId))
    .where(and(eq(mallProducts.id, productId), eq(mallProducts.onSale, true), isIn(channel)))
  return row ?? null
}

/** SKUs of a product that are on sale. */
export async function listSkus(productId: string, db: Queryable): Promise<SkuRow[]> {
  return db
    .select()
    .from(mallSkus)
    .where(and(eq(mallSkus.productId, productId), eq(mallSkus.onSale, true)))
    .orderBy(asc(mallSkus.id))
}

/** A SKU that the channel sells, with its product's freight template; null also if either is delisted. */
export async function findSku(skuId: string, channel: string, db: Queryable) {
  const [row] = await db
    .select({ sku: mallSkus, freightTemplateId: mallProducts.freightTemplateId })
    .from(mallSkus)
    .innerJoin(mallProducts, eq(mallProducts.id, mallSkus.productId))
    .where(
      and(eq(mallSkus.id, skuId), eq(mallSkus.onSale, true), eq(mallProducts.onSale, true), isIn(channel))
    )
  return row ?? null
}
