import { Form, Select } from 'antd'

interface Props {
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Said where nothing was chosen. */
  readonly asks: string
}

/** One of several, which has to be chosen. Not by `required`: Ant Design puts that on an element that may not have it (ARIA). */
export const ChoiceField = ({ name, label, options, asks }: Props) => (
  <Form.Item
    name={name}
    label={label}
    rules={[
      {
        validator: (_rule, chosen: string | undefined) =>
          chosen ? Promise.resolve() : Promise.reject(new Error(asks))
      }
    ]}
  >
    <Select options={[...options]} />
  </Form.Item>
)
