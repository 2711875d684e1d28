import { Cashier } from '@/features/order/components/cashier'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { goHome } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import searchIllustration from '@/ui/illustration/illustrations/search.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import { usePay } from './use-pay'

const PATH = 'pages/pay/index'

/** 收银台: pays an order, or creates one from the parameters of the entry page. */
function Pay({ query }: PageProps<typeof PATH>) {
  const { orderNo, draft, referral } = usePay(query)
  if (orderNo === undefined && draft === undefined) {
    return (
      <Page title={titleOf(PATH)}>
        <EmptyState
          illustration={searchIllustration}
          text='链接不完整，无法确认要购买的商品'
          action={{ text: '回首页看看', onPress: () => void goHome() }}
        />
      </Page>
    )
  }
  return <Cashier title={titleOf(PATH)} orderNo={orderNo} draft={draft} referral={referral} />
}

export default routedPage(routeOf(PATH), Pay)
