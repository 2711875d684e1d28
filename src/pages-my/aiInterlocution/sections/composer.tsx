import { useState } from 'react'
import { View } from '@tarojs/components'
import { MAX_QUESTION_LENGTH } from '@/features/assistant/model'
import { Button } from '@/ui/button/button'
import { TextArea } from '@/ui/text-area/text-area'
import css from './composer.module.scss'

export interface ComposerProps {
  /** An answer is being streamed: it can be stopped, and no other question is sent meanwhile. */
  isWriting: boolean
  withPerson: boolean
  onAsk: (text: string) => void
  onStop: () => void
}

/** The input, growing from one line to four, above the keyboard and the bottom of the screen. */
export function Composer({ isWriting, withPerson, onAsk, onStop }: ComposerProps) {
  const [text, setText] = useState('')
  const send = () => {
    if (isWriting || text.trim() === '') return
    onAsk(text)
    setText('')
  }
  const label = withPerson ? '给人工客服留言' : '输入您的问题'
  return (
    <View className={css.composer}>
      <TextArea
        className={css.line}
        size='growing'
        label={label}
        value={text}
        maxlength={MAX_QUESTION_LENGTH}
        onType={setText}
        onEnter={send}
      />
      {isWriting ? (
        <Button kind='plain' onPress={onStop}>
          停止
        </Button>
      ) : (
        <Button disabled={text.trim() === ''} onPress={send}>
          发送
        </Button>
      )}
    </View>
  )
}
