import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import css from './switch.module.scss'

/** The picture of something that is on or off; what can be pressed lies around it. */
export function Switch({ on }: { on: boolean }) {
  return (
    <View className={classNames(css.track, on && css.on)}>
      <View className={css.thumb} />
    </View>
  )
}
