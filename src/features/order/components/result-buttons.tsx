import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import css from './result-buttons.module.scss'

/** The ways on from a result: buttons one below the other, the chief one first. */
export function ResultButtons({ children }: PropsWithChildren) {
  return <View className={css.ways}>{children}</View>
}
