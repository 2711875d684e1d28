import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import css from './switch.module.scss'

/** The visual of a switch; the pressable element is around it. */
export function Switch({ on }: { on: boolean }) {
  return (
    <View className={classNames(css.track, on && css.on)}>
      <View className={css.thumb} />
    </View>
  )
}
