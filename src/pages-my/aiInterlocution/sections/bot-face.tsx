import { View } from '@tarojs/components'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import starShape from '@/ui/icon/icons/star-filled.module.scss'
import css from './speech.module.scss'

/** The assistant's avatar beside its messages. */
export function BotFace() {
  return (
    <View className={classNames(css.face, css.bot)}>
      <Icon of={starShape} size={16} />
    </View>
  )
}
