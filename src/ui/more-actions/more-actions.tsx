import { useState, type PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import { Pressable } from '../pressable/pressable'
import css from './more-actions.module.scss'

/** 更多: shows rare actions in its place once it is pressed. */
export function MoreActions({ className, children }: PropsWithChildren<{ className?: string | undefined }>) {
  const [open, setOpen] = useState(false)
  return (
    <View className={classNames(css.box, className)}>
      {open ? (
        children
      ) : (
        <Pressable className={css.more} label='更多操作' onPress={() => setOpen(true)}>
          更多
        </Pressable>
      )}
    </View>
  )
}
