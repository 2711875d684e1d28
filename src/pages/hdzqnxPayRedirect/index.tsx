import { routedPage, type PageProps } from '@/frame/routed-page'
import { Arrival } from '@/features/partner/components/arrival'
import { PayRedirect } from '@/features/partner/components/pay-redirect'
import { sourceAt } from '@/features/partner/orders'
import { urlOf } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'

const PATH = 'pages/hdzqnxPayRedirect/index'
const TITLE = titleOf(PATH)

/** 支付跳转: from QNX to our cashier, by QNX's order number. */
function HdzqnxPayRedirect({ query: { orderNo, partner } }: PageProps<typeof PATH>) {
  return (
    <Arrival title={TITLE} link={urlOf(PATH, { orderNo, ...(partner ? { partner } : {}) })}>
      <PayRedirect title={TITLE} source={sourceAt(PATH, partner)} orderNo={orderNo} />
    </Arrival>
  )
}

export default routedPage(routeOf(PATH), HdzqnxPayRedirect)
