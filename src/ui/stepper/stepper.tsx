import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import { Icon, type IconShape } from '../icon/icon'
import minus from '../icon/icons/minus.module.scss'
import plus from '../icon/icons/plus.module.scss'
import { Pressable } from '../pressable/pressable'
import css from './stepper.module.scss'

export interface StepperProps {
  /** What is counted, read aloud with the buttons. */
  label: string
  value: number
  /** From 1 up to this. */
  most: number
  onChange: (value: number) => void
  /** Makes the number itself pressable, to enter another one. */
  onEdit?: () => void
}

/** A quantity: one less, one more, never out of bounds. */
export function Stepper({ label, value, most, onChange, onEdit }: StepperProps) {
  return (
    <View className={css.stepper} {...{ role: 'group' }} aria-label={label}>
      <Step shape={minus} words='减少' disabled={value <= 1} onPress={() => onChange(value - 1)} />
      {onEdit ? (
        <Pressable className={css.edit} onPress={onEdit}>
          {value}
        </Pressable>
      ) : (
        <View className={css.value} aria-live='polite'>
          {value}
        </View>
      )}
      <Step shape={plus} words='增加' disabled={value >= most} onPress={() => onChange(value + 1)} />
    </View>
  )
}

interface StepProps {
  shape: IconShape
  words: string
  disabled: boolean
  onPress: () => void
}

function Step({ shape, words, disabled, onPress }: StepProps) {
  return (
    <Pressable className={css.step} label={words} disabled={disabled} onPress={onPress}>
      <View className={classNames(css.sign, disabled && css.off)}>
        <Icon of={shape} size={16} />
      </View>
    </Pressable>
  )
}
