import { MAX_FEEDBACK_ANSWER } from '@contract/feedback/limits'
import { App, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useMay } from '../../api/staff'
import { useWrite } from '../../api/use-write'
import { FormDialog } from '../../parts/form-dialog'

interface Props {
  readonly feedbackId: string
}

interface Answer {
  readonly answer: string
}

/** Answers feedback, once: what is written cannot be taken back. */
export function AnswerButton({ feedbackId }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { message } = App.useApp()
  const { mutate, error, isPending, reset } = useWrite('answerFeedback')
  if (!useMay('answerFeedback')) return null
  const close = () => {
    setOpen(false)
    reset()
  }
  const send = ({ answer }: Answer) =>
    mutate(
      { feedbackId, answer },
      {
        onSuccess: () => {
          close()
          void message.success('已答复')
        }
      }
    )
  return (
    <>
      <Button onClick={() => setOpen(true)}>答复</Button>
      <FormDialog<Answer>
        title='答复反馈'
        does='发送答复'
        isOpen={isOpen}
        isPending={isPending}
        error={error}
        onDone={send}
        onClose={close}
      >
        <Form.Item
          name='answer'
          label='答复（会员会收到，发出后不能修改）'
          rules={[{ required: true, whitespace: true, message: '请填写答复' }]}
        >
          <Input.TextArea maxLength={MAX_FEEDBACK_ANSWER} showCount autoSize={{ minRows: 4, maxRows: 10 }} />
        </Form.Item>
      </FormDialog>
    </>
  )
}
