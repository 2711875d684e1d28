import { OrderStateful } from '@/features/order/components/order-stateful'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { OrderLines, OrderLinesSkeleton } from '@/features/order/components/order-lines'
import { Recommended } from '@/features/order/components/recommended'
import { ReminderOffer } from '@/features/reminder/components/reminder-offer'
import { isPaid, type Order, type OrderDetail } from '@/features/order/model'
import { goHome, navigate } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { GainedTry } from './sections/gained-try'
import { ResultHead } from './sections/result-head'
import { ResultSkeleton } from './sections/result-skeleton'
import { ResultActions } from './sections/result-actions'
import { usePayResult } from './use-pay-result'

const PATH = 'pages/payResult/index'

/** 支付结果: shows what the server says about the payment, never what the URL says. */
function PayResult({ query: { orderNo } }: PageProps<typeof PATH>) {
  const { query, pollAgain, search, detail, noDetail } = usePayResult(orderNo)
  const more = () => void navigate('pages-secondary/payResult/recommend', { orderNo })
  return (
    <Page title={titleOf(PATH)} onBack={() => void goHome()}>
      <OrderStateful query={query} skeleton={<ResultSkeleton />}>
        {(payState) => (
          <>
            <ResultHead payState={payState} search={search} />
            {isPaid(payState.state) && !noDetail ? <Bought detail={detail} /> : null}
            <ResultActions
              payState={payState}
              search={search}
              detail={detail}
              noDetail={noDetail}
              onAsk={pollAgain}
            />
            {isPaid(payState.state) ? (
              <ReminderOffer kinds={awaitedOf(payState.kind)}>
                <GainedTry orderNo={orderNo}>
                  <Recommended orderNo={orderNo} most={3} onMore={more} />
                </GainedTry>
              </ReminderOffer>
            ) : null}
          </>
        )}
      </OrderStateful>
    </Page>
  )
}

/** What may follow the purchase of goods that are sent, or of anything else. */
const awaitedOf = (kind: Order['kind']) =>
  kind === 'sku'
    ? (['shipped', 'refunded', 'afterSale'] as const)
    : (['cardEnds', 'rightEnds', 'refunded'] as const)

/** What was bought, or its placeholder until known. */
function Bought({ detail }: { detail: OrderDetail | undefined }) {
  return detail ? <OrderLines lines={detail.order.lines} /> : <OrderLinesSkeleton />
}

export default routedPage(routeOf(PATH), PayResult)
