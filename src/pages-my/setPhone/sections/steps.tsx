import { View } from '@tarojs/components'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import check from '@/ui/icon/icons/check.module.scss'
import css from '../index.module.scss'

/** The progress: finished steps have a tick, the current one is filled. */
export function Steps({ names, at }: { names: readonly string[]; at: number }) {
  return (
    <View
      className={css.steps}
      {...{ role: 'group' }}
      aria-label={`第 ${at + 1} 步，共 ${names.length} 步：${names[at] ?? ''}`}
    >
      {names.map((name, index) => (
        <View
          key={name}
          className={classNames(css.step, index < at && css.past, index === at && css.current)}
        >
          <View className={css.dot}>{index < at ? <Icon of={check} size={16} /> : index + 1}</View>
          <View className={css.stepName}>{name}</View>
        </View>
      ))}
    </View>
  )
}
