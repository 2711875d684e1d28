import type { Data, OrderBrand, ParsedInput } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { PhoneSource } from '../../db/receiver-phones'
import { ourNumber } from '../../domain/order-number'
import { notFound } from '../../core/business-error'
import { privilegeBriefOf, type CatalogueSource } from '../catalogue'
import { storesOfPrivileges } from '../location'
import { findOrder } from '../order'
import { recordsOfOrder } from '../privilege'
import { brandGoodsOf, findBrand, type BrandGoods } from './brand-repository'

interface Visitor {
  readonly channel: string
  readonly now: Date
}

/** How many stores of a brand are shown with an order. */
const STORES = 20

/** A brand with its current offers in this channel. @throws BusinessError 404 */
export async function brandDetail(
  { brandId }: ParsedInput<'getBrandDetail'>,
  { channel, now }: Visitor,
  { db, catalogue }: { db: Queryable; catalogue: CatalogueSource }
): Promise<Data<'getBrandDetail'>> {
  const [found, { offers }] = await Promise.all([findBrand(brandId, channel, now, db), catalogue.read()])
  if (!found) throw notFound('品牌不存在或已下架')
  const { storeTotal, ...brand } = found
  const privileges = offers(channel).privileges.filter(
    (row) => row.brandId === brandId && (row.endsAt === null || row.endsAt > now)
  )
  return { brand, privileges: privileges.map(privilegeBriefOf), storeTotal }
}

/** The brands of an order of the member. @throws BusinessError 404 also for somebody else's order */
export async function orderBrands(
  input: ParsedInput<'getOrderBrands'>,
  { memberId, channel, now }: Visitor & { memberId: string },
  source: PhoneSource
): Promise<Data<'getOrderBrands'>> {
  const { db } = source
  const orderNo = ourNumber(input.orderNo)
  const order = await findOrder(memberId, orderNo, now, db)
  if (!order) throw notFound('订单不存在')
  const [goods, records] = await Promise.all([
    brandGoodsOf(orderNo, db),
    recordsOfOrder(memberId, orderNo, now, source)
  ])
  const { longitude, latitude } = input
  const position =
    longitude === undefined || latitude === undefined ? null : { lng: longitude, lat: latitude }
  const brands = byBrand(goods).map(async ([brand, lines]): Promise<OrderBrand> => {
    const privilegeIds = [...new Set(lines.map(({ privilege }) => privilege.privilegeId))]
    const { stores, total } = await storesOfPrivileges(db, {
      privilegeIds,
      channel,
      now,
      position,
      limit: STORES
    })
    return {
      brand,
      goods: lines.map(({ privilege, name, quantity, payFen }) => ({ privilege, name, quantity, payFen })),
      records: records.filter(({ privilegeId }) => privilegeIds.includes(privilegeId)),
      stores,
      storeTotal: total
    }
  })
  return { orderNo, state: order.state, brands: await Promise.all(brands) }
}

/** Lines grouped by brand, in the order of the lines. */
function byBrand(goods: readonly BrandGoods[]): (readonly [BrandGoods['brand'], readonly BrandGoods[]])[] {
  const ids = [...new Set(goods.map(({ brand }) => brand.brandId))]
  return ids.map((id) => {
    const lines = goods.filter(({ brand }) => brand.brandId === id)
    return [lines[0]!.brand, lines]
  })
}
