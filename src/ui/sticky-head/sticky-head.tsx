import { useContext, type PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { BarHeight } from '../page/bar-height'
import css from './sticky-head.module.scss'

/** Stays at the top, below the page's bar, while the content it controls scrolls: tabs, a search, a filter. */
export function StickyHead({ children }: PropsWithChildren) {
  const top = useContext(BarHeight)
  return (
    <View className={css.head} style={{ top }}>
      {children}
    </View>
  )
}
