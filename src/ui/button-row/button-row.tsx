import { Children, type PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import css from './button-row.module.scss'

/**
 * Block buttons side by side, equally wide; stacked if their labels leave no room, e.g. on a narrow screen or
 * with large text.
 */
export function ButtonRow({ children, className }: PropsWithChildren<{ className?: string | undefined }>) {
  return (
    <View className={classNames(css.row, className)}>
      {Children.map(children, (button) => (button ? <View className={css.cell}>{button}</View> : null))}
    </View>
  )
}
