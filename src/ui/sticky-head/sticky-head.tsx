import { useContext, type PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { BarHeight } from '../page/bar-height'
import css from './sticky-head.module.scss'

/** What stays at the top, below the page's bar, while what it governs is scrolled: tabs, a search, a filter. */
export function StickyHead({ children }: PropsWithChildren) {
  const top = useContext(BarHeight)
  return (
    <View className={css.head} style={{ top }}>
      {children}
    </View>
  )
}
