import { Alert, Form, Input, Modal } from 'antd'
import type { ReactNode } from 'react'
import { messageOf } from '../api/refusal'

interface Props {
  readonly title: string
  /** What the button that does it says. */
  readonly does: string
  readonly isOpen: boolean
  readonly isPending: boolean
  readonly error: unknown
  readonly onDone: (reason: string) => void
  readonly onClose: () => void
  /** Above the reason: what will happen. */
  readonly children?: ReactNode
}

/** Asks why before something is done that the audit trail keeps. */
export function ReasonDialog({ title, does, isOpen, isPending, error, onDone, onClose, children }: Props) {
  const [form] = Form.useForm<{ reason: string }>()
  return (
    <Modal
      title={title}
      open={isOpen}
      okText={does}
      confirmLoading={isPending}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form form={form} layout='vertical' preserve={false} onFinish={({ reason }) => onDone(reason)}>
        {children}
        <Form.Item
          name='reason'
          label='原因（记入操作记录）'
          rules={[{ required: true, whitespace: true, message: '请填写原因' }]}
        >
          <Input.TextArea maxLength={100} autoSize={{ minRows: 2 }} />
        </Form.Item>
      </Form>
      {error !== null && error !== undefined && <Alert type='error' showIcon message={messageOf(error)} />}
    </Modal>
  )
}
