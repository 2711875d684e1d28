import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import css from './badge.module.scss'

export interface BadgeProps {
  /** Something new, without a number. */
  dot?: boolean
  /** Nothing is shown for 0. */
  count?: number
}

/** A red dot or a number at the upper right corner of its content. */
export function Badge({ dot = false, count = 0, children }: PropsWithChildren<BadgeProps>) {
  return (
    <View className={css.holder}>
      {children}
      {count > 0 ? (
        <View className={css.count}>{count > 99 ? '99+' : String(count)}</View>
      ) : dot ? (
        <View className={css.dot} {...{ role: 'img' }} aria-label='有新内容' />
      ) : null}
    </View>
  )
}
