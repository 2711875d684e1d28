import { routedPage, type PageProps } from '@/frame/routed-page'
import { Arrival } from '@/features/partner/components/arrival'
import { OrderPay } from '@/features/partner/components/order-pay'
import { sourceAt } from '@/features/partner/orders'
import { urlOf } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'

const PATH = 'pages/payment/index'
const TITLE = titleOf(PATH)

/** 订单支付: a haiwei order, by order number. */
function Payment({ query: { orderNo } }: PageProps<typeof PATH>) {
  return (
    <Arrival title={TITLE} link={urlOf(PATH, { orderNo })}>
      <OrderPay title={TITLE} source={sourceAt(PATH)} orderNo={orderNo} />
    </Arrival>
  )
}

export default routedPage(routeOf(PATH), Payment)
