/** Rows of the whole catalogue as stored in the database; see `catalogue.ts` for what is built from them. */
import type { EndOfDay } from '@contract/time'
import type { CardFace, CouponOffer, PlatePeriod, PrivilegeKind } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { DrawPrize } from '../../db/schema/privilege'
import type { PartnerRedirect } from '../../db/schema/partner-redirect'
import { statement } from '../../db/statement'

export interface PrivilegeRow {
  readonly privilegeId: string
  readonly kind: PrivilegeKind
  readonly name: string
  readonly subtitle: string
  readonly brandId: string
  readonly brandName: string
  readonly picture: string
  readonly pictures: string[]
  readonly faceFen: number
  readonly faceText: string
  readonly rulesHtml: string
  readonly usageHtml: string
  readonly stock: number | null
  readonly startsAt: Date | null
  readonly endsAt: EndOfDay<Date> | null
  readonly validityDays: number
  readonly birthday: 'day' | 'month' | null
  readonly weekdays: number[] | null
  readonly delivery: 'code' | 'pair' | 'account' | 'parcel' | 'draw'
  readonly groupId: string | null
  readonly groupName: string | null
  readonly redirect: PartnerRedirect | null
  /** The prizes of a draw. */
  readonly prizes: DrawPrize[] | null
  readonly hot: number
  readonly channelCodes: string[]
  /** Cities of its stores; empty = usable everywhere. */
  readonly cityCodes: string[]
}

interface OfferRow {
  readonly name: string
  readonly priceFen: number
  readonly listPriceFen: number
  readonly stock: number | null
  readonly onSale: boolean
  readonly sort: number
  readonly sold: number
  readonly channelCodes: string[]
}

export interface PlateRow extends OfferRow {
  readonly plateId: string
  readonly subtitle: string
  readonly picture: string
  readonly period: PlatePeriod
  readonly quota: number
  readonly rounds: number
  readonly buyLimit: number
  readonly rulesHtml: string
  /** Cities whose home shows it; empty = all cities. */
  readonly cityCodes: string[]
  /** In the plate's order. */
  readonly privilegeIds: string[]
}

export interface CardRow extends OfferRow {
  readonly cardId: string
  readonly level: string
  readonly tagline: string
  readonly face: CardFace
  readonly validityDays: number
  readonly benefits: string[]
  readonly instructionsHtml: string
  readonly plates: { plateId: string; mode: 'included' | 'addon' }[]
}

export interface ProductRow extends OfferRow {
  readonly productId: string
  readonly subtitle: string
  readonly picture: string
  readonly privilegeId: string
}

export interface CouponRow extends Omit<CouponOffer, 'state' | 'claimedPercent' | 'endsAt'> {
  readonly scopeIds: string[]
  readonly total: number
  readonly claimed: number
  readonly perMember: number
  readonly startsAt: Date
  readonly endsAt: EndOfDay<Date>
  readonly labelId: string | null
  readonly channelCodes: string[]
}

/** A banner of home; `cityCodes`: cities whose home shows it, empty = all; `from`, `until`: its first and last day in China. */
export interface BannerRow {
  readonly id: string
  readonly picture: string
  readonly alt: string
  readonly link: string
  readonly cityCodes?: string[]
  readonly off?: boolean
  readonly from?: string
  readonly until?: string
}

/** What a channel's home shows besides its offers. */
export interface ChannelRow {
  readonly code: string
  readonly name: string
  readonly slogan: string
  readonly logo: string
  readonly banners: BannerRow[]
  /** Cards that precede all others, in this order. */
  readonly leadCardIds: string[]
}

const offer = `t.name, t.price_fen as "priceFen", t.list_price_fen as "listPriceFen", t.stock, t.on_sale as "onSale",
  t.sort, t.sold, t.channel_codes as "channelCodes"`

/** Cities are found by one pass over all stores: privilege by privilege it took 2 s with 50,000 stores, and every process asks each few seconds. */
const privilegeRows = statement<PrivilegeRow>(
  'catalogue-privileges',
  `select p.id as "privilegeId", p.kind, p.name, p.subtitle, p.brand_id as "brandId", b.name as "brandName", p.picture,
     p.pictures, p.face_fen as "faceFen", p.face_text as "faceText", p.rules_html as "rulesHtml",
     p.usage_html as "usageHtml", p.stock, p.starts_at as "startsAt", p.ends_at as "endsAt",
     p.validity_days as "validityDays", p.birthday, p.weekdays, p.delivery, p.group_id as "groupId", p.group_name as "groupName", p.redirect, p.prizes, p.hot,
     p.channel_codes as "channelCodes", coalesce(c.codes, '{}') as "cityCodes"
   from privileges p join brands b on b.id = p.brand_id left join (
     select privilege_id, array_agg(city_code) as codes from (
       select distinct pm.privilege_id, m.city_code from privilege_merchants pm join merchants m on m.id = pm.merchant_id
     ) cities group by privilege_id
   ) c on c.privilege_id = p.id order by p.hot desc, p.id`
)

const plateRows = statement<PlateRow>(
  'catalogue-plates',
  `select t.id as "plateId", t.subtitle, t.picture, t.period, t.quota, t.rounds, t.buy_limit as "buyLimit",
     t.rules_html as "rulesHtml", t.city_codes as "cityCodes", ${offer}, array(select privilege_id from plate_privileges
       where plate_id = t.id order by sort, privilege_id) as "privilegeIds"
   from plates t order by t.sort, t.id`
)

const cardRows = statement<CardRow>(
  'catalogue-cards',
  `select t.id as "cardId", t.level, t.tagline, t.face, t.validity_days as "validityDays", t.benefits,
     t.instructions_html as "instructionsHtml", ${offer}, (select coalesce(json_agg(
       json_build_object('plateId', plate_id, 'mode', mode) order by sort, plate_id), '[]')
       from card_plates where card_id = t.id) as plates
   from card_products t order by t.sort, t.id`
)

const productRows = statement<ProductRow>(
  'catalogue-products',
  `select t.id as "productId", t.subtitle, t.picture, t.privilege_id as "privilegeId", ${offer}
   from products t order by t.sort, t.id`
)

const couponRows = statement<CouponRow>(
  'catalogue-coupons',
  `select id as "couponId", name, rule, threshold_fen as "thresholdFen", amount_fen as "amountFen", percent,
     max_off_fen as "maxOffFen", scope, scope_ids as "scopeIds", rule_text as "ruleText", total, claimed,
     per_member as "perMember", starts_at as "startsAt", ends_at as "endsAt", label_id as "labelId",
     channel_codes as "channelCodes"
   from coupons order by sort, id`
)

const channelRows = statement<ChannelRow>(
  'catalogue-channels',
  'select code, name, slogan, logo, banners, lead_card_ids as "leadCardIds" from channels'
)

/** A city with stores, and their centre. */
export interface CityRow {
  readonly cityCode: string
  readonly lat: number
  readonly lng: number
}

const cityRows = statement<CityRow>(
  'catalogue-cities',
  'select city_code as "cityCode", avg(lat) as lat, avg(lng) as lng from merchants group by city_code'
)

/** Reads all of the catalogue at once. */
export async function readCatalogueRows(db: Queryable) {
  // sequentially: `db` may be a transaction, whose connection runs one query at a time
  const privileges = await privilegeRows([], db)
  const plates = await plateRows([], db)
  const cards = await cardRows([], db)
  const products = await productRows([], db)
  const coupons = await couponRows([], db)
  const channels = await channelRows([], db)
  const cities = await cityRows([], db)
  return { privileges, plates, cards, products, coupons, channels, cities }
}

export type CatalogueRows = Awaited<ReturnType<typeof readCatalogueRows>>
