import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import css from './picture-head.module.scss'

/** Placeholder of a picture with a card over its lower edge: 220 px high or, `tall`, 320. In a Skeleton. */
export function PictureHead({ tall, children }: PropsWithChildren<{ tall?: boolean }>) {
  return (
    <View className={tall ? css.tall : undefined}>
      <View className={css.picture} />
      <View className={css.head}>{children}</View>
    </View>
  )
}
