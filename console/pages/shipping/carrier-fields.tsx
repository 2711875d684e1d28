import { Form, Input } from 'antd'
import { useEffect } from 'react'
import { useRead } from '../../api/use-read'
import { ChoiceField } from '../../parts/choice-field'

/** The number of a parcel and its carrier, as they are typed. */
export interface CarrierTyped {
  readonly trackingNo: string
  readonly carrier: string
}

/** Fewer letters are no number of a parcel. */
const SHORTEST = 6

/** The number of a parcel, whose carrier is recognised. */
export function CarrierFields() {
  const form = Form.useFormInstance<CarrierTyped>()
  const typed = Form.useWatch('trackingNo', form)?.replace(/\s/g, '') ?? ''
  const { data: known } = useRead('carriers', {})
  const { data: recognised } = useRead(
    'carriers',
    { trackingNo: typed },
    { enabled: typed.length >= SHORTEST }
  )
  const likely = recognised?.likely ?? null
  useEffect(() => {
    if (likely !== null && !form.isFieldTouched('carrier')) form.setFieldValue('carrier', likely)
  }, [form, likely])
  return (
    <>
      <Form.Item
        name='trackingNo'
        label='快递单号'
        extra='快递公司按单号自动识别，可以改选'
        rules={[{ required: true, whitespace: true, min: SHORTEST, message: '请输入快递单号' }]}
      >
        <Input autoComplete='off' autoFocus maxLength={40} />
      </Form.Item>
      <ChoiceField
        name='carrier'
        label='快递公司'
        options={known?.carriers.map(({ code, name }) => ({ value: code, label: name })) ?? []}
        asks='请选择快递公司'
      />
    </>
  )
}
