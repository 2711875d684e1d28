import { brandName } from '@/features/channel/brand'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { MarketPanel } from '@/features/market/components/market-panel'
import { TabBar } from '@/features/tabs/components/tab-bar'
import { useTabs } from '@/features/tabs/use-tabs'
import { useShare } from '@/features/wechat/use-share'
import { goHome, urlOf, type Tab } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'

const PATH = 'pages/market/index'

/** 市集 as a page of its own: the panel of home, with the tab bar. */
function Market({ query }: PageProps<typeof PATH>) {
  useShare({ title: `${brandName()} · ${titleOf(PATH)}`, path: urlOf(PATH) })
  const { tabs } = useTabs()
  const choose = (tab: Tab) => {
    if (tab !== 'Market') void goHome(tab)
  }
  return (
    <Page title={titleOf(PATH)} bottom={<TabBar tabs={tabs} active='Market' onChoose={choose} />}>
      <MarketPanel productId={query.productId} />
    </Page>
  )
}

export default routedPage(routeOf(PATH), Market)
