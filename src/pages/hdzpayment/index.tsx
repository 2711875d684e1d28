import { routedPage, type PageProps } from '@/frame/routed-page'
import { Arrival } from '@/features/partner/components/arrival'
import { OrderPay } from '@/features/partner/components/order-pay'
import { sourceAt } from '@/features/partner/orders'
import { urlOf } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'

const PATH = 'pages/hdzpayment/index'
const TITLE = titleOf(PATH)

/** 订单支付: an order of the ordering partner (hdz), by order number. */
function HdzPayment({ query: { orderNo, partner } }: PageProps<typeof PATH>) {
  return (
    <Arrival title={TITLE} link={urlOf(PATH, { orderNo, ...(partner ? { partner } : {}) })}>
      <OrderPay title={TITLE} source={sourceAt(PATH, partner)} orderNo={orderNo} />
    </Arrival>
  )
}

export default routedPage(routeOf(PATH), HdzPayment)
