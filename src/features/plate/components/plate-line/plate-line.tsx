import { memo } from 'react'
import { View } from '@tarojs/components'
import { Icon } from '@/ui/icon/icon'
import chevron from '@/ui/icon/icons/chevron-right.module.scss'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import css from './plate-line.module.scss'

export interface PlateLineProps {
  name: string
  picture: string
  /** One line: 每月 5 选 2 · 共 12 期. */
  note: string
  /** At most two lines below it. */
  detail?: string | undefined
  onPress?: (() => void) | undefined
}

/** A plate in the list of what a card holds: picture, name, quota. */
export const PlateLine = memo(function PlateLine({ name, picture, note, detail, onPress }: PlateLineProps) {
  const body = (
    <>
      <Picture src={picture} className={css.picture} />
      <View className={css.words}>
        <View className={css.name}>{name}</View>
        <View className={css.note}>{note}</View>
        {detail ? <View className={css.detail}>{detail}</View> : null}
      </View>
      {onPress ? <Icon of={chevron} size={16} className={css.chevron} /> : null}
    </>
  )
  if (!onPress) return <View className={css.line}>{body}</View>
  return (
    <Pressable className={css.line} onPress={onPress}>
      {body}
    </Pressable>
  )
})
