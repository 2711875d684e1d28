/**
 * Shapes of the catalogue's data files: the table rows, with moments told as days from the day of seeding (China time) so that
 * a demo never goes stale.
 */
import type { activities } from '../schema/activity'
import type { cardPlates, cardProducts } from '../schema/card'
import type { channels } from '../schema/channel'
import type { coupons } from '../schema/coupon'
import type { freightRules, freightTemplates, mallCategories, mallProducts, mallSkus } from '../schema/mall'
import type { brands, merchants } from '../schema/merchant'
import type { plates } from '../schema/plate'
import type { privileges } from '../schema/privilege'
import type { products } from '../schema/product'

export type BrandData = typeof brands.$inferInsert
export type ChannelData = typeof channels.$inferInsert
export type MerchantData = typeof merchants.$inferInsert
export type CardData = typeof cardProducts.$inferInsert
export type PlateData = typeof plates.$inferInsert & { privilegeIds: readonly string[] }
export type ProductData = typeof products.$inferInsert
export type MallCategoryData = typeof mallCategories.$inferInsert
export type MallProductData = typeof mallProducts.$inferInsert
export type MallSkuData = typeof mallSkus.$inferInsert
export type FreightTemplateData = typeof freightTemplates.$inferInsert
export type FreightRuleData = typeof freightRules.$inferInsert
export type CardPlateData = typeof cardPlates.$inferInsert

/** Days from the day of seeding; negative = in the past. */
export type DayOffset = number

export type PrivilegeData = Omit<typeof privileges.$inferInsert, 'startsAt' | 'endsAt'> & {
  startsInDays?: DayOffset
  endsInDays?: DayOffset
}

export type CouponData = Omit<typeof coupons.$inferInsert, 'startsAt' | 'endsAt'> & {
  startsInDays: DayOffset
  endsInDays: DayOffset
}

export type ActivityData = Omit<typeof activities.$inferInsert, 'startsAt' | 'endsAt'> & {
  startsInDays: DayOffset
  endsInDays: DayOffset
  items: readonly (readonly [kind: 'card' | 'plate' | 'product', itemId: string])[]
}

/** A printed card as it lies in the shop: its number and the code under the scratch field. */
export interface PrintedCard {
  cardNo: string
  code: string
  cardId: string
}

export interface AgreementData {
  kind: 'user' | 'registration' | 'renewal' | 'privacy' | 'refund' | 'chat'
  version: string
  title: string
  html: string
  effectiveAt: string
}
