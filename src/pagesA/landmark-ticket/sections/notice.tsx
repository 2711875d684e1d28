import { useState } from 'react'
import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import { Pressable } from '@/ui/pressable/pressable'
import { RichText } from '@/ui/rich-text/rich-text'
import { Sheet } from '@/ui/sheet/sheet'
import { Tick } from '@/ui/tick/tick'
import css from './notice.module.scss'

export interface NoticeProps {
  html: string | undefined
  agreed: boolean
  onAgree: () => void
}

/** The booking notice, and the checkbox that confirms it was read. */
export function Notice({ html, agreed, onAgree }: NoticeProps) {
  const [open, setOpen] = useState(false)
  return (
    <View className={css.row}>
      <Pressable className={css.agree} role='checkbox' selected={agreed} onPress={onAgree}>
        <Tick on={agreed} />
        <View className={css.words}>已阅读并同意</View>
      </Pressable>
      <Pressable className={css.read} role='link' onPress={() => setOpen(true)}>
        《预订须知》
      </Pressable>
      <Sheet
        open={open}
        title='预订须知'
        onClose={() => setOpen(false)}
        footer={
          <Button
            block
            size='large'
            onPress={() => {
              setOpen(false)
              if (!agreed) onAgree()
            }}
          >
            已阅读并同意
          </Button>
        }
      >
        <RichText html={html ?? ''} />
      </Sheet>
    </View>
  )
}
