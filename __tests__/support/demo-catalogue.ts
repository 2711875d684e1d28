/** The demo catalogue for tests: what its folder writes into each table. */
import { demoRows } from '../../server/db/demo-catalogue'
import { activities, activityItems } from '../../server/db/schema/activity'
import { cardPlates, cardProducts } from '../../server/db/schema/card'
import { agreements, channels } from '../../server/db/schema/channel'
import { coupons } from '../../server/db/schema/coupon'
import { referralCampaigns, referralMaterials } from '../../server/db/schema/distribution'
import { lotteries, lotteryPrizes } from '../../server/db/schema/lottery'
import {
  freightRules,
  freightTemplates,
  mallCategories,
  mallProducts,
  mallSkus
} from '../../server/db/schema/mall'
import { airports, loungePlans, lounges } from '../../server/db/schema/lounge'
import { brands, merchants } from '../../server/db/schema/merchant'
import { platePrivileges, plates } from '../../server/db/schema/plate'
import { privilegeMerchants, privileges } from '../../server/db/schema/privilege'
import { products } from '../../server/db/schema/product'
import { sights, ticketKinds } from '../../server/db/schema/ticket'

const TABLES = {
  activities,
  activityItems,
  agreements,
  airports,
  brands,
  cardPlates,
  cardProducts,
  channels,
  coupons,
  freightRules,
  freightTemplates,
  lotteries,
  lotteryPrizes,
  loungePlans,
  lounges,
  mallCategories,
  mallProducts,
  mallSkus,
  merchants,
  platePrivileges,
  plates,
  privilegeMerchants,
  privileges,
  products,
  referralCampaigns,
  referralMaterials,
  sights,
  ticketKinds
}

export type DemoCatalogue = { readonly [K in keyof typeof TABLES]: (typeof TABLES)[K]['$inferInsert'][] }

/** All its tables, as on the day of `now`; a kind's files are read when it is first asked for. */
export const demoCatalogue = (now = new Date()): DemoCatalogue =>
  new Proxy(TABLES, { get: (tables, name) => demoRows(tables[name as keyof typeof TABLES], now) }) as never
