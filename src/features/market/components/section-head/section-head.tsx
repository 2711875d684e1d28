import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Icon } from '@/ui/icon/icon'
import chevron from '@/ui/icon/icons/chevron-right.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import { HEADING } from '@/ui/read-as'
import css from './section-head.module.scss'

export interface SectionHeadProps {
  title: string
  /** Beside the title, at the right. */
  aside?: ReactNode
  /** Leads to all of it. */
  more?: { text: string; onPress: () => void } | undefined
}

/** Title of a part of a panel, 52 px high, with a fact or a way on at the right. */
export function SectionHead({ title, aside, more }: SectionHeadProps) {
  return (
    <View className={css.head}>
      <View className={css.title} {...HEADING}>
        {title}
      </View>
      {aside ? <View className={css.aside}>{aside}</View> : null}
      {more ? (
        <Pressable className={css.more} label={`${title}，${more.text}`} onPress={more.onPress}>
          <View>{more.text}</View>
          <Icon of={chevron} size={16} />
        </Pressable>
      ) : null}
    </View>
  )
}
