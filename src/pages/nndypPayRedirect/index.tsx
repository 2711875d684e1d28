import { routedPage, type PageProps } from '@/frame/routed-page'
import { Arrival } from '@/features/partner/components/arrival'
import { PayRedirect } from '@/features/partner/components/pay-redirect'
import { sourceAt } from '@/features/partner/orders'
import { urlOf } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'

const PATH = 'pages/nndypPayRedirect/index'
const TITLE = titleOf(PATH)

/** 支付跳转: from the discount film site to our cashier, by its order number. */
function NndypPayRedirect({ query: { orderNo } }: PageProps<typeof PATH>) {
  return (
    <Arrival title={TITLE} link={urlOf(PATH, { orderNo })}>
      <PayRedirect title={TITLE} source={sourceAt(PATH)} orderNo={orderNo} />
    </Arrival>
  )
}

export default routedPage(routeOf(PATH), NndypPayRedirect)
