import { routedPage, type PageProps } from '@/frame/routed-page'
import { Arrival } from '@/features/partner/components/arrival'
import { PayRedirect } from '@/features/partner/components/pay-redirect'
import { sourceAt } from '@/features/partner/orders'
import { urlOf } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'

const PATH = 'pages/mtPayRedirect/index'
const TITLE = titleOf(PATH)

/** 跳转支付: from Meituan or Dianping to our cashier, by their order number. */
function MtPayRedirect({ query: { orderNo } }: PageProps<typeof PATH>) {
  return (
    <Arrival title={TITLE} link={urlOf(PATH, { orderNo })}>
      <PayRedirect title={TITLE} source={sourceAt(PATH)} orderNo={orderNo} />
    </Arrival>
  )
}

export default routedPage(routeOf(PATH), MtPayRedirect)
