import { IncompleteLink } from '@/frame/components/incomplete-link'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { Arrival } from '@/features/partner/components/arrival'
import { OrderPay } from '@/features/partner/components/order-pay'
import { sourceAt } from '@/features/partner/orders'
import { urlOf } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { Product } from './sections/product'

const PATH = 'pages/discountOrderingPay/index'
const TITLE = titleOf(PATH)

/** 优惠订购: a discounted haiwei order, by order number; with `productId`, the product to order there. */
function DiscountOrderingPay({ query: { orderNo = '', productId } }: PageProps<typeof PATH>) {
  if (productId && !orderNo) return <Product title={TITLE} productId={productId} />
  if (!orderNo) return <IncompleteLink title={TITLE} />
  return (
    <Arrival title={TITLE} link={urlOf(PATH, { orderNo })}>
      <OrderPay title={TITLE} source={sourceAt(PATH)} orderNo={orderNo} />
    </Arrival>
  )
}

export default routedPage(routeOf(PATH), DiscountOrderingPay)
