import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { landmark } from '@/platform/screen/landmark'
import css from './bottom-bar.module.scss'

export interface BottomBarProps {
  /** What the action costs or yields, left of it. */
  aside?: ReactNode
  /** One line above: why the action is not possible, what it does. */
  note?: string | undefined
  /** One line above all, to be pressed: what else could be done. */
  above?: ReactNode
  /** The primary Button. */
  children: ReactNode
}

/** One primary action within thumb's reach; stays at the foot of the screen above the safe area. */
export function BottomBar({ aside, note, above, children }: BottomBarProps) {
  return (
    <View className={css.bar} {...landmark('actions')}>
      {above}
      {note ? <View className={css.note}>{note}</View> : null}
      <View className={css.row}>
        {aside ? <View className={css.aside}>{aside}</View> : null}
        <View className={css.action}>{children}</View>
      </View>
    </View>
  )
}
