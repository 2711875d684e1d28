import { View } from '@tarojs/components'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import check from '@/ui/icon/icons/check.module.scss'
import css from './choice-mark.module.scss'

/** The ring at the end of a row of which one is chosen. */
export function ChoiceMark({ chosen }: { chosen: boolean }) {
  return (
    <View className={classNames(css.mark, chosen && css.chosen)}>
      {chosen ? <Icon of={check} size={16} /> : null}
    </View>
  )
}
