import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { TabItem } from '@contract/types'
import type { Tab } from '@/routes/navigate'
import { Badge } from '@/ui/badge/badge'
import { classNames } from '@/ui/class-names'
import { Icon, type IconShape } from '@/ui/icon/icon'
import bigCardShape from '@/ui/icon/icons/tab-bigcard.module.scss'
import exchangeShape from '@/ui/icon/icons/tab-exchange.module.scss'
import marketShape from '@/ui/icon/icons/tab-market.module.scss'
import myShape from '@/ui/icon/icons/tab-my.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import { hasDot } from '../model'
import { redDotsAtom } from '../red-dots'
import css from './tab-bar.module.scss'

const SHAPES: Readonly<Record<Tab, IconShape>> = {
  ExchangeCenter: exchangeShape,
  Market: marketShape,
  My: myShape,
  BigCard: bigCardShape
}

export interface TabBarProps {
  tabs: readonly TabItem[]
  active: Tab
  onChoose: (tab: Tab) => void
}

/** The bar at the foot of home and market: drawn by the page, as the tabs are data and one of them comes and goes. */
export function TabBar({ tabs, active, onChoose }: TabBarProps) {
  const redDots = useAtomValue(redDotsAtom)
  const step = (from: number) => (by: 1 | -1) => {
    const next = tabs[from + by]
    if (next) onChoose(next.componentName)
  }
  return (
    <View className={css.bar} {...{ role: 'tablist' }} aria-label='主导航'>
      {tabs.map((tab, index) => {
        const { componentName, name } = tab
        const selected = componentName === active
        const dot = hasDot(tab, redDots)
        return (
          <Pressable
            key={componentName}
            className={classNames(css.tab, selected && css.active)}
            role='tab'
            label={dot ? `${name}，有新内容` : name}
            selected={selected}
            onPress={() => onChoose(componentName)}
            onStep={step(index)}
          >
            <Badge dot={dot}>
              <Icon of={SHAPES[componentName]} active={selected} />
            </Badge>
            <View className={css.name}>{name}</View>
          </Pressable>
        )
      })}
    </View>
  )
}
