import type { PropsWithChildren, ReactNode } from 'react'
import { ScrollView, View } from '@tarojs/components'
import { Icon } from '../icon/icon'
import closeShape from '../icon/icons/close.module.scss'
import { Overlay } from '../overlay/overlay'
import { Pressable } from '../pressable/pressable'
import css from './sheet.module.scss'

export interface SheetProps {
  open: boolean
  title: string
  onClose: () => void
  /** Fixed below the scrolling part: the action. */
  footer?: ReactNode
}

/** Slides up from the foot of the screen; the close button, the scrim and Escape close it. */
export function Sheet({ open, title, onClose, footer, children }: PropsWithChildren<SheetProps>) {
  return (
    <Overlay open={open} onClose={onClose} label={title} place='bottom'>
      <View className={css.head}>
        <View className={css.title}>{title}</View>
        <Pressable className={css.close} label='关闭' onPress={onClose}>
          <Icon of={closeShape} size={20} />
        </Pressable>
      </View>
      <ScrollView scrollY className={css.body}>
        <View className={css.inside}>{children}</View>
      </ScrollView>
      <View className={css.footer}>{footer}</View>
    </Overlay>
  )
}
