import { Form, Input } from 'antd'
import { fenOf, yuanOf } from '../lib/yuan'

interface Props {
  readonly name: string
  readonly label: string
  /** The most that may be typed, fen. */
  readonly mostFen: number
}

/** An amount in yuan, of at most so much. */
export const YuanField = ({ name, label, mostFen }: Props) => (
  <Form.Item
    name={name}
    label={label}
    extra={`最多 ${yuanOf(mostFen)}`}
    initialValue={(mostFen / 100).toFixed(2)}
    rules={[
      {
        validator: (_rule, typed: string) => {
          const fen = fenOf(typed)
          if (fen !== undefined && fen <= mostFen) return Promise.resolve()
          return Promise.reject(new Error(`请输入 0.01 至 ${(mostFen / 100).toFixed(2)} 之间的金额`))
        }
      }
    ]}
  >
    <Input inputMode='decimal' addonBefore='¥' />
  </Form.Item>
)
