import { View } from '@tarojs/components'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf } from '@/routes/table'
import { VisibleScope } from '@/ui/visible/page-hooks'
import { urlOf, type Tab } from '@/routes/navigate'
import { TabBar } from '@/features/tabs/components/tab-bar'
import { useShare } from '@/features/wechat/use-share'
import { Page } from '@/ui/page/page'
import css from './index.module.scss'
import { PANEL_TITLES, PANELS } from './panels'
import { City } from './panels/exchange-center/sections/city'
import { useBrandText } from './use-brand-text'
import { useHome } from './use-home'

const PATH = 'pages/index/index'

/**
 * A friend sees the same panel, except those with the member's own content: for them they see the default
 * one.
 */
const sharedTab = (tab: Tab) => (tab === 'ExchangeCenter' || tab === 'Market' ? tab : undefined)

/** 权益中心: hosts the panels of the tabs. A panel mounts when it is first shown and then stays mounted. */
function Home({ query }: PageProps<typeof PATH>) {
  const { tabs, active, opened, choose } = useHome(query.tab)
  useShare({ title: useBrandText(), path: urlOf(PATH, { tab: sharedTab(active) }) })
  return (
    <Page
      title={PANEL_TITLES[active]}
      nav='custom'
      navTone='ground'
      back={false}
      navLeft={active === 'ExchangeCenter' ? <City /> : null}
      bottom={<TabBar tabs={tabs} active={active} onChoose={choose} />}
    >
      {opened.map((tab) => {
        const Panel = PANELS[tab]
        return (
          <View key={tab} className={tab === active ? css.panel : css.hidden}>
            <VisibleScope visible={tab === active}>
              <Panel />
            </VisibleScope>
          </View>
        )
      })}
    </Page>
  )
}

export default routedPage(routeOf(PATH), Home)
