import { Form, Input } from 'antd'
import type { ComponentProps, ReactNode } from 'react'
import { FormDialog } from './form-dialog'

/** What somebody fills in: why, and what else the act needs. */
export type Reasoned<Fields extends object> = Fields & { readonly reason: string }

interface Props<Fields extends object> extends Omit<
  ComponentProps<typeof FormDialog<Reasoned<Fields>>>,
  'children'
> {
  /** What the reason is called. */
  readonly asks?: string
  /** Letters. */
  readonly longest?: number
  /** What else is filled in: `Form.Item`s with names. */
  readonly children?: ReactNode
}

/** Asks why before something is done that the audit trail keeps. */
export const ReasonDialog = <Fields extends object>({
  asks = '原因（记入操作记录）',
  longest = 100,
  children,
  ...dialog
}: Props<Fields>) => (
  <FormDialog<Reasoned<Fields>> {...dialog}>
    {children}
    <Form.Item
      name='reason'
      label={asks}
      rules={[{ required: true, whitespace: true, message: '请填写原因' }]}
    >
      <Input.TextArea maxLength={longest} autoSize={{ minRows: 2 }} />
    </Form.Item>
  </FormDialog>
)
