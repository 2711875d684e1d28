import { OrderBrandsLink } from '@/features/brand/components/order-brands/order-brands-link'
import { OrderStateful } from '@/features/order/components/order-stateful'
import { ActionDialog } from '@/features/order/components/action-dialog'
import { Delivery } from '@/features/order/components/delivery'
import { Amounts } from '@/features/order/components/amounts'
import { OrderLines } from '@/features/order/components/order-lines'
import { amountsOf, isPaid } from '@/features/order/model'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { AfterSaleRow } from './sections/after-sale-row'
import { DetailBar } from './sections/detail-bar'
import { DetailSkeleton } from './sections/detail-skeleton'
import { History } from './sections/history'
import { Numbers } from './sections/numbers'
import { Refund } from './sections/refund'
import { StateHead } from './sections/state-head'
import { useOrderDetail } from './use-order-detail'

const PATH = 'pages-my/orderDetail/index'

/** WeChat's own list of orders opens this page by the number of the payment: that of its order, and which try it was. */
const ORDER_NO_LENGTH = 20

/** 订单详情: one order, its history, and its actions. */
function OrderDetailPage({ query }: PageProps<typeof PATH>) {
  const orderNo = query.orderNo.slice(0, ORDER_NO_LENGTH)
  const { detail, running, act, question, answer, refresh } = useOrderDetail(orderNo)
  const { data } = detail
  const bar =
    data && data.actions.length > 0 ? <DetailBar detail={data} running={running} onAct={act} /> : null
  return (
    <Page title={titleOf(PATH)} bottom={bar}>
      <OrderStateful query={detail} skeleton={<DetailSkeleton />}>
        {({ order, actions, couponName, refund, history, transactionId, returnWords, shipment }) => (
          <>
            <StateHead order={order} shipment={shipment} onLate={refresh} />
            {refund ? <Refund refund={refund} /> : null}
            {data ? <Delivery detail={data} /> : null}
            <OrderLines lines={order.lines} />
            <Amounts
              {...amountsOf(order)}
              couponName={couponName}
              payTitle={isPaid(order.state) || refund ? '实付' : '应付'}
            />
            {order.kind === 'product' && isPaid(order.state) ? <OrderBrandsLink orderNo={orderNo} /> : null}
            <AfterSaleRow actions={actions} words={isPaid(order.state) ? returnWords : null} onAct={act} />
            <Numbers order={order} transactionId={transactionId} />
            <History events={history} />
          </>
        )}
      </OrderStateful>
      <ActionDialog question={question} onAnswer={answer} />
    </Page>
  )
}

export default routedPage(routeOf(PATH), OrderDetailPage)
