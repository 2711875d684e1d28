import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import ordersIllustration from '@/ui/illustration/illustrations/orders.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import { replace } from '@/routes/navigate'
import { Apply } from './sections/apply'
import { Progress } from './sections/progress'

const PATH = 'pages-my/orderRecord/refund_detail'

/** 退款详情: the progress of a request; with an order number, what can be refunded and earlier requests. */
function RefundDetail({ query: { orderNo, afterSaleId } }: PageProps<typeof PATH>) {
  if (afterSaleId) return <Progress title={titleOf(PATH)} afterSaleId={afterSaleId} />
  if (orderNo) return <Apply title={titleOf(PATH)} orderNo={orderNo} />
  return (
    <Page title={titleOf(PATH)}>
      <EmptyState
        illustration={ordersIllustration}
        text='未找到退款记录'
        action={{
          text: '查看购买记录',
          onPress: () => void replace('pages-my/orderRecord/index', { state: 'refund' })
        }}
      />
    </Page>
  )
}

export default routedPage(routeOf(PATH), RefundDetail)
