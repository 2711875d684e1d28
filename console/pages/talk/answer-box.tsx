import { MAX_TALK_ANSWER } from '@contract/console/talks/limits'
import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import { messageOf } from '../../api/refusal'
import { useWrite } from '../../api/use-write'

interface Props {
  readonly talkId: string
}

/** An answer. What was written stays until the server has it. */
export function AnswerBox({ talkId }: Props) {
  const [text, setText] = useState('')
  const { mutate, error, isPending } = useWrite('answerTalk')
  const isEmpty = text.trim() === ''
  const send = () => {
    if (!isEmpty && !isPending) mutate({ talkId, text }, { onSuccess: () => setText('') })
  }
  return (
    <div className='answer-box'>
      {error && <Alert type='error' showIcon message={messageOf(error)} />}
      <Input.TextArea
        aria-label='回复'
        placeholder='输入回复，Ctrl + Enter 发送'
        value={text}
        maxLength={MAX_TALK_ANSWER}
        showCount
        autoSize={{ minRows: 3, maxRows: 8 }}
        readOnly={isPending}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
        }}
      />
      <Button type='primary' disabled={isEmpty} loading={isPending} onClick={send}>
        发送回复
      </Button>
    </div>
  )
}
