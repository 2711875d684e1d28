import { Alert, Form, Modal } from 'antd'
import type { ReactNode } from 'react'
import { messageOf } from '../api/refusal'

interface Props<Fields extends object> {
  readonly title: string
  /** What the button that does it says. */
  readonly does: string
  readonly isOpen: boolean
  readonly isPending: boolean
  /** False while something outside of the form is missing. */
  readonly isReady?: boolean
  /** Null if nothing went wrong. */
  readonly error: Error | null
  readonly onDone: (values: Fields) => void
  readonly onClose: () => void
  /** `Form.Item`s with names. */
  readonly children: ReactNode
}

/** A form in a dialog; what the server refuses is said below its fields. */
export function FormDialog<Fields extends object>(props: Props<Fields>) {
  const { title, does, isOpen, isPending, isReady = true, error, onDone, onClose, children } = props
  const [form] = Form.useForm<Fields>()
  return (
    <Modal
      title={title}
      open={isOpen}
      okText={does}
      confirmLoading={isPending}
      okButtonProps={{ disabled: !isReady }}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form form={form} layout='vertical' preserve={false} onFinish={onDone}>
        {children}
      </Form>
      {error !== null && <Alert type='error' showIcon message={messageOf(error)} />}
    </Modal>
  )
}
