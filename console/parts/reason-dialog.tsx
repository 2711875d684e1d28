import { Alert, Form, Input, Modal } from 'antd'
import type { ReactNode } from 'react'
import { messageOf } from '../api/refusal'

/** What somebody fills in: why, and what else the act needs. */
export type Reasoned<Fields extends object> = Fields & { readonly reason: string }

interface Props<Fields extends object> {
  readonly title: string
  /** What the button that does it says. */
  readonly does: string
  readonly isOpen: boolean
  readonly isPending: boolean
  /** Null if nothing went wrong. */
  readonly error: Error | null
  readonly onDone: (values: Reasoned<Fields>) => void
  readonly onClose: () => void
  /** What the reason is called. */
  readonly asks?: string
  /** Letters. */
  readonly longest?: number
  /** What else is filled in: `Form.Item`s with names. */
  readonly children?: ReactNode
}

/** Asks why before something is done that the audit trail keeps. */
export function ReasonDialog<Fields extends object>(props: Props<Fields>) {
  const { title, does, isOpen, isPending, error, onDone, onClose, children } = props
  const { asks = '原因（记入操作记录）', longest = 100 } = props
  const [form] = Form.useForm<Reasoned<Fields>>()
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
      <Form form={form} layout='vertical' preserve={false} onFinish={onDone}>
        {children}
        <Form.Item
          name='reason'
          label={asks}
          rules={[{ required: true, whitespace: true, message: '请填写原因' }]}
        >
          <Input.TextArea maxLength={longest} autoSize={{ minRows: 2 }} />
        </Form.Item>
      </Form>
      {error !== null && <Alert type='error' showIcon message={messageOf(error)} />}
    </Modal>
  )
}
