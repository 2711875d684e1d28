import { MAX_STORES_COUNTED } from '@contract/location/limits'
import type { Brand, PrivilegeBrief } from '@contract/types'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

interface BrandRow extends Brand {
  readonly storeTotal: number
}

// `offset 0`: each of its stores is looked up, and those of all privileges are not listed first
const brandById = statement<BrandRow>(
  'brand',
  `select b.id as "brandId", b.name, b.logo, b.intro,
     (select count(*)::int from (select 1 from merchants m where m.brand_id = b.id and exists (select 1 from privilege_merchants pm
       join privileges p on p.id = pm.privilege_id where pm.merchant_id = m.id
         and (p.channel_codes = '{}' or $2 = any(p.channel_codes)) and (p.ends_at is null or p.ends_at > $3) offset 0)
       limit ${MAX_STORES_COUNTED}) stores) as "storeTotal"
   from brands b where b.id = $1`
)

/** A brand, and how many of its stores offer something of the channel, counted up to {@link MAX_STORES_COUNTED}. */
export async function findBrand(brandId: string, channel: string, now: Date, db: Queryable) {
  return (await brandById([brandId, channel, now], db))[0]
}

export interface BrandGoods {
  readonly brand: Brand
  readonly privilege: PrivilegeBrief
  readonly name: string
  readonly quantity: number
  readonly payFen: number
}

const goodsOfOrder = statement<BrandGoods>(
  'order-brand-goods',
  `select json_build_object('brandId', b.id, 'name', b.name, 'logo', b.logo, 'intro', b.intro) as brand,
     json_build_object('privilegeId', p.id, 'kind', p.kind, 'name', p.name, 'subtitle', p.subtitle, 'brandName', b.name,
       'picture', p.picture, 'faceFen', p.face_fen, 'faceText', p.face_text) as privilege,
     l.name, l.quantity, l.pay_fen as "payFen"
   from order_lines l join products g on l.kind = 'product' and g.id = l.item_id
     join privileges p on p.id = g.privilege_id join brands b on b.id = p.brand_id
   where l.order_no = $1 order by l.line_no`
)

/** The lines of an order that bought a privilege of a brand, whether it is still on sale or not. */
export const brandGoodsOf = (orderNo: OrderNo, db: Queryable): Promise<BrandGoods[]> =>
  goodsOfOrder([orderNo], db)
