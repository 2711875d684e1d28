/** Orders that the mini-program sells by virtual payment: whether an item of WeChat's can pay for them. */
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../../core/business-error'
import type { Queryable } from '../../db/client'
import { isPaidVirtually, type Storefront } from '../../domain/platform-rules'
import { virtualItemOf, type VirtualItem } from '../../domain/virtual-goods'
import { firstOf } from './order-draft'
import type { PriceOption } from './price-options'
import type { QuotedLine } from './quote'
import { isPublished } from './virtual-goods-repository'

const itemOf = (lines: readonly QuotedLine[], payFen: number, { os }: Storefront) =>
  virtualItemOf({ kind: firstOf(lines).kind, payFen, lines }, os)

/** Nothing to do for what is not paid virtually here, and for what costs nothing. */
const concerns = (lines: readonly QuotedLine[], payFen: number, storefront: Storefront) =>
  payFen > 0 && lines.some(({ kind }) => isPaidVirtually(kind, storefront))

/** @throws BusinessError 912 if the item was not made and released at this price; null = in no environment */
export async function expectPublished(
  { productId }: VirtualItem,
  env: 0 | 1 | null,
  db: Queryable
): Promise<void> {
  if (await isPublished(productId, env, db)) return
  throw new BusinessError(RESULT.paymentFailed, '该商品的价格刚刚更新，暂时不能在小程序内购买，请稍后再试')
}

/**
 * So that no order is made that could not be paid here.
 * @throws BusinessError 400, 906, 912 why it could not
 */
export async function expectVirtualItem(
  db: Queryable,
  quoted: {
    readonly lines: readonly QuotedLine[]
    readonly price: { readonly payFen: number }
    readonly storefront: Storefront
    readonly withCoupon: boolean
  }
): Promise<void> {
  const { lines, price, storefront, withCoupon } = quoted
  if (!concerns(lines, price.payFen, storefront)) return
  const item = itemOf(lines, price.payFen, storefront)
  if (typeof item === 'string')
    throw new BusinessError(withCoupon ? RESULT.couponUnusable : RESULT.badRequest, item)
  await expectPublished(item, null, db)
}

/** The options to pay that WeChat accepts here; the one without any discount is always among them. Pure. */
export function payableHere(
  options: readonly [PriceOption, ...PriceOption[]],
  lines: readonly QuotedLine[],
  storefront: Storefront
): readonly [PriceOption, ...PriceOption[]] {
  const [first = options[0], ...rest] = options.filter(
    ({ price: { payFen } }) =>
      !concerns(lines, payFen, storefront) || typeof itemOf(lines, payFen, storefront) !== 'string'
  )
  return [first, ...rest]
}
