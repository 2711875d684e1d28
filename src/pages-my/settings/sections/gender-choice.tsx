import { View } from '@tarojs/components'
import { GENDERS, type Gender } from '@/features/member/model'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import css from './rows.module.scss'

export interface GenderChoiceProps {
  chosen: Gender
  onChoose: (gender: Gender) => void
}

/** One of three, saved at once. */
export function GenderChoice({ chosen, onChoose }: GenderChoiceProps) {
  const choose = (gender: Gender | undefined) => {
    if (gender && gender !== chosen) onChoose(gender)
  }
  return (
    <View className={css.row}>
      <View className={css.line}>
        <View className={css.title}>性别</View>
        <View className={css.choices} {...{ role: 'radiogroup' }} aria-label='性别'>
          {GENDERS.map(({ key, title }, index) => (
            <Pressable
              key={key}
              className={css.choice}
              role='radio'
              selected={key === chosen}
              onPress={() => choose(key)}
              onStep={(step) => choose(GENDERS[index + step]?.key)}
            >
              <View className={classNames(css.pill, key === chosen && css.chosen)}>{title}</View>
            </Pressable>
          ))}
        </View>
      </View>
    </View>
  )
}
