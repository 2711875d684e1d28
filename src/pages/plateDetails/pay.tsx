import { Cashier } from '@/features/order/components/cashier'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { PlateSummary } from './sections/plate-summary'
import { usePlatePay } from './use-plate-pay'

const PATH = 'pages/plateDetails/pay'

/** 购买权益包: the plate, the card it is added to, coupon and amount; pays. */
function PlatePay({ query }: PageProps<typeof PATH>) {
  const { draft, referral, plate } = usePlatePay(query)
  return (
    <Cashier
      title={titleOf(PATH)}
      draft={draft}
      referral={referral}
      head={plate ? <PlateSummary plate={plate} /> : undefined}
    />
  )
}

export default routedPage(routeOf(PATH), PlatePay)
