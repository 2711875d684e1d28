import type { ComponentType } from 'react'
import type { Tab } from '@/routes/navigate'
import { registerLazyModule } from '@/platform/screen/lazy-modules'
import { LazyComponent } from '@/ui/lazy-component/lazy-component'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import { ExchangeCenter } from './panels/exchange-center/exchange-center'

const loadMarket = () => import('@/features/market/components/market-panel').then((file) => file.MarketPanel)
const loadMy = () => import('./panels/my/my').then((file) => file.My)
const loadBigCard = () => import('./panels/big-card/big-card').then((file) => file.BigCard)

function PanelSkeleton() {
  return (
    <Skeleton>
      <Block height={200} />
      <Block height={80} />
      <Block height={120} />
    </Skeleton>
  )
}

function lazily(name: string, load: () => Promise<ComponentType>) {
  registerLazyModule(name, load)
  return function LazyPanel() {
    return <LazyComponent name={name} load={load} skeleton={<PanelSkeleton />} />
  }
}

/**
 * The panel of each tab. The ones most users see first are bundled with the page, the others are loaded when
 * first shown.
 */
export const PANELS: Readonly<Record<Tab, ComponentType>> = {
  ExchangeCenter,
  Market: lazily('features/market/components/market-panel', loadMarket),
  My: lazily('pages/index/panels/my/my', loadMy),
  BigCard: lazily('pages/index/panels/big-card/big-card', loadBigCard)
}

/** The header content of each panel. */
export const PANEL_TITLES: Readonly<Record<Tab, string>> = {
  ExchangeCenter: '权益中心',
  Market: '市集',
  My: '我的',
  BigCard: '大牌卡'
}
