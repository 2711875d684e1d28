import { Children, type PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import css from './button-row.module.scss'

/**
 * Block buttons beside each other, one as wide as the other; below each other where their words leave no room for that: on a
 * narrow screen, in large letters.
 */
export function ButtonRow({ children, className }: PropsWithChildren<{ className?: string | undefined }>) {
  return (
    <View className={classNames(css.row, className)}>
      {Children.map(children, (button) => (button ? <View className={css.cell}>{button}</View> : null))}
    </View>
  )
}
