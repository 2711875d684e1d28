import { OrderStateful } from '@/features/order/components/order-stateful'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { Recommended } from '@/features/order/components/recommended'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { PaidHead } from './sections/paid-head'
import { RecommendSkeleton } from './sections/recommend-skeleton'
import { useRecommend } from './use-recommend'

const PATH = 'pages-secondary/payResult/recommend'

/** 支付成功: the payment in short, then recommendations. */
function Recommend({ query: { orderNo } }: PageProps<typeof PATH>) {
  const detail = useRecommend(orderNo)
  return (
    <Page title={titleOf(PATH)}>
      <OrderStateful query={detail} skeleton={<RecommendSkeleton />}>
        {(data) => (
          <>
            <PaidHead detail={data} />
            <Recommended orderNo={orderNo} />
          </>
        )}
      </OrderStateful>
    </Page>
  )
}

export default routedPage(routeOf(PATH), Recommend)
