import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import { Sheet } from '@/ui/sheet/sheet'
import { TextArea } from '@/ui/text-area/text-area'
import { TEXT_LENGTH } from '../../model'
import css from './paste-sheet.module.scss'

export interface PasteSheetProps {
  open: boolean
  reading: boolean
  fault: string | undefined
  onRead: (text: string) => void
  onClose: () => void
}

const EXAMPLE = '例如：张三，13800138000，广东省深圳市南山区科苑路 15 号'

/** Parses a pasted text with name, number and address, and fills in the form with the result. */
export function PasteSheet({ open, reading, fault, onRead, onClose }: PasteSheetProps) {
  const [text, setText] = useState('')
  useEffect(() => {
    if (open) setText('')
  }, [open])
  const footer = (
    <Button block size='large' loading={reading} disabled={text.trim() === ''} onPress={() => onRead(text)}>
      识别并填入
    </Button>
  )
  return (
    <Sheet open={open} title='粘贴识别' onClose={onClose} footer={footer}>
      <View className={css.hint}>粘贴含姓名、手机号、地址的文字，自动填入表单</View>
      <TextArea
        label='要识别的文字'
        placeholder={EXAMPLE}
        value={text}
        maxlength={TEXT_LENGTH}
        size='tall'
        fault={fault}
        onType={setText}
      />
    </Sheet>
  )
}
