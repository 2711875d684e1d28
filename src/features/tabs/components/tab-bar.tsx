import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { TabItem } from '@contract/types'
import { landmark } from '@/platform/screen/landmark'
import { navigateTo, type Tab } from '@/routes/navigate'
import { Badge } from '@/ui/badge/badge'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import { hasDot, pageOf } from '../model'
import { redDotsAtom } from '../red-dots'
import css from './tab-bar.module.scss'
import { TabIcon } from './tab-icon'

export interface TabBarProps {
  tabs: readonly TabItem[]
  active: Tab
  onChoose: (tab: Tab) => void
}

/**
 * The bar at the bottom of home and market: rendered by the page, because the tabs come from configuration
 * and one of them comes and goes.
 */
export function TabBar({ tabs, active, onChoose }: TabBarProps) {
  const redDots = useAtomValue(redDotsAtom)
  const step = (from: number) => (by: 1 | -1) => {
    const next = tabs[from + by]
    // an arrow key switches panels, but never leaves the page
    if (next && !pageOf(next)) onChoose(next.componentName)
  }
  const press = (tab: TabItem) => {
    const page = pageOf(tab)
    if (page) void navigateTo(page)
    else onChoose(tab.componentName)
  }
  return (
    <View className={css.bar} {...landmark('navigation')}>
      <View className={css.tabs} {...{ role: 'tablist' }} aria-label='主导航'>
        {tabs.map((tab, index) => {
          const { componentName, name } = tab
          const selected = componentName === active
          const dot = hasDot(tab, redDots)
          return (
            <Pressable
              key={componentName}
              className={classNames(css.tab, selected && css.active)}
              role='tab'
              selected={selected}
              onPress={() => press(tab)}
              onStep={step(index)}
            >
              <Badge dot={dot}>
                <TabIcon tab={tab} active={selected} />
              </Badge>
              <View className={css.name}>{name}</View>
            </Pressable>
          )
        })}
      </View>
    </View>
  )
}
