import { Form, Input } from 'antd'

/** Why something is taken that nobody showed as a code. */
export const ReasonField = ({ label }: { readonly label: string }) => (
  <Form.Item
    name='reason'
    label={label}
    rules={[{ required: true, whitespace: true, message: '请填写原因' }]}
  >
    <Input maxLength={100} />
  </Form.Item>
)
