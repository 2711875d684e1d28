import { View } from '@tarojs/components'
import type { ChosenArea } from '@/features/address/model'
import { classNames } from '@/ui/class-names'
import { Fault } from '@/ui/fault/fault'
import { Icon } from '@/ui/icon/icon'
import chevron from '@/ui/icon/icons/chevron-right.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import css from './address-form.module.scss'

export interface AreaFieldProps {
  area: ChosenArea
  fault: string | undefined
  onPress: () => void
}

/** The chosen area, styled as a field; a tap opens the selection. */
export function AreaField({ area, fault, onPress }: AreaFieldProps) {
  const shown = area.text || '请选择省、市、区'
  return (
    <View className={css.field}>
      <View className={css.label}>所在地区</View>
      <Pressable
        className={classNames(css.box, fault !== undefined && css.faulty)}
        label={`所在地区 ${shown}`}
        onPress={onPress}
      >
        <View className={classNames(css.boxText, area.text === '' && css.placeholder)}>{shown}</View>
        <Icon of={chevron} size={16} />
      </Pressable>
      <Fault text={fault} />
    </View>
  )
}
