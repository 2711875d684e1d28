/** A product of the mall, and its delivery. */
import type { Data, MallProduct, MallSku, ParsedInput } from '@contract/types'
import type { Queryable } from '../../db/client'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError, notFound } from '../../core/business-error'
import { areaNamesOf, destinationOf } from './destination'
import { holdsCard } from '../order'
import { freightOf } from './freight'
import { freightTemplatesOf } from './freight-repository'
import { findProduct, findSku, listSkus, type SkuRow } from './product-repository'

const gone = () => notFound('商品已下架，看看其他商品')

/** Maximum quantity of one SKU in an order. */
const MAX_QUANTITY = 99

interface Caller {
  readonly channel: string
  readonly memberId: string | null
  readonly now: Date
}

/** A product with its purchasable SKUs. @throws BusinessError 404, also if it is delisted or another channel's */
export async function productOf(
  db: Queryable,
  { productId, skuId }: ParsedInput<'getMallProduct'>,
  { channel, memberId, now }: Caller
): Promise<MallProduct> {
  const id =
    productId ?? (skuId === undefined ? undefined : (await findSku(skuId, channel, db))?.sku.productId)
  const found = id === undefined ? null : await findProduct(id, channel, db)
  if (!found) throw gone()
  const { product, freight } = found
  const [skus, cardHolder] = await Promise.all([
    listSkus(product.id, db),
    memberId === null ? false : holdsCard(memberId, now, db)
  ])
  if (skus.length === 0) throw gone()
  const { name, subtitle, pictures, detailHtml, sold, returnDays, buyLimit } = product
  return {
    productId: product.id,
    name,
    subtitle,
    pictures,
    detailHtml,
    parameters: product.parameters.map((parameter) => ({ ...parameter })),
    axes: product.axes.map((axis) => ({ name: axis.name, values: [...axis.values] })),
    skus: skus.map(skuView),
    sold,
    returnDays,
    buyLimit,
    freeFromFen: freight.freeFromFen,
    freightName: freight.name,
    cardHolder
  }
}

const skuView = ({ id, choices, picture, priceFen, listPriceFen, cardPriceFen, stock }: SkuRow): MallSku => ({
  skuId: id,
  choices,
  picture,
  priceFen,
  listPriceFen,
  cardPriceFen,
  left: Math.min(stock, MAX_QUANTITY)
})

/** Freight of some pieces of a SKU to an area. @throws BusinessError 400, 404 */
export async function deliveryOf(
  db: Queryable,
  { skuId, quantity, areaCode }: ParsedInput<'getMallDelivery'>,
  channel: string
): Promise<Data<'getMallDelivery'>> {
  const destination = destinationOf(areaCode)
  if (!destination) throw new BusinessError(RESULT.badRequest, '所在地区已调整，请重新选择')
  const found = await findSku(skuId, channel, db)
  if (!found) throw gone()
  const { sku, freightTemplateId } = found
  const template = (await freightTemplatesOf([freightTemplateId], db)).get(freightTemplateId)
  if (!template) throw new Error(`There is no template ${freightTemplateId}`)
  const { weightGrams, priceFen } = sku
  const freight = freightOf(template, destination, [
    { quantity, weightGrams, amountFen: quantity * priceFen }
  ])
  const area = areaNamesOf(destination)
  return freight.delivers
    ? { area, delivers: true, freightFen: freight.fen, days: freight.days, freeFromFen: freight.freeFromFen }
    : { area, delivers: false, freightFen: 0, days: 0, freeFromFen: null }
}
