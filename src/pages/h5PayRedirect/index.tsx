import { OrderStateful } from '@/features/order/components/order-stateful'
import { ResultButtons } from '@/features/order/components/result-buttons'
import { IncompleteLink } from '@/frame/components/incomplete-link'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { shownStored, useHydrated } from '@/platform/storage/shown-stored'
import { goHome } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { Button } from '@/ui/button/button'
import { Page } from '@/ui/page/page'
import { ResultSign } from '@/ui/result-sign/result-sign'
import { useH5PayRedirect } from './use-h5-pay-redirect'

const PATH = 'pages/h5PayRedirect/index'

/**
 * 支付跳转: where the H5 payment page returns to, possibly before the payment has ended. If the order number was
 * lost on the way, the stored one is used (rule stored.orderNo).
 */
function H5PayRedirect({ query }: PageProps<typeof PATH>) {
  useHydrated()
  const orderNo = query.orderNo ?? shownStored('orderNo')
  return orderNo ? <Asking orderNo={orderNo} /> : <IncompleteLink title={titleOf(PATH)} />
}

function Asking({ orderNo }: { orderNo: string }) {
  const { query, words, paying, sayPaid, payAgain, giveUp } = useH5PayRedirect(orderNo)
  const waiting = (
    <ResultSign kind='waiting' title='支付完成了吗？'>
      {words}
    </ResultSign>
  )
  return (
    <Page title={titleOf(PATH)} onBack={() => void goHome()}>
      <OrderStateful query={query} skeleton={waiting}>
        {() => (
          <>
            {waiting}
            <ResultButtons>
              <Button block onPress={sayPaid}>
                已完成支付
              </Button>
              <Button kind='secondary' block guarded loading={paying} onPress={payAgain}>
                未支付，重新支付
              </Button>
              <Button kind='quiet' block onPress={giveUp}>
                暂不支付，查看订单
              </Button>
            </ResultButtons>
          </>
        )}
      </OrderStateful>
    </Page>
  )
}

export default routedPage(routeOf(PATH), H5PayRedirect)
