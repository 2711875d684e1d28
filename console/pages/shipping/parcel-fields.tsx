import type { ConsoleInput } from '@contract/console/types'
import { Form, Input, InputNumber } from 'antd'
import { useEffect } from 'react'
import { useRead } from '../../api/use-read'
import { ChoiceField } from '../../parts/choice-field'
import type { WaitingOrder } from './columns'

/** A parcel as it is typed. */
export interface ParcelTyped {
  readonly trackingNo: string
  readonly carrier: string
  /** Pieces by line number; an emptied field is null. */
  readonly pieces: Readonly<Record<string, number | null>>
}

/** What is sent of it: a line without a piece is not in the parcel. */
export const parcelOf = (
  { orderNo, lines }: WaitingOrder,
  { trackingNo, carrier, pieces }: ParcelTyped
): ConsoleInput<'shipParcel'> => ({
  orderNo,
  carrier,
  trackingNo,
  lines: lines.flatMap(({ lineNo }) => {
    const quantity = pieces[lineNo] ?? 0
    return quantity > 0 ? [{ lineNo, quantity }] : []
  })
})

interface Props {
  readonly order: WaitingOrder
}

/** Fewer letters are no number of a parcel. */
const SHORTEST = 6

/** The number of a parcel, whose carrier is recognised, and what lies in it. */
export function ParcelFields({ order: { lines } }: Props) {
  const form = Form.useFormInstance<ParcelTyped>()
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
      {lines.map(({ lineNo, name, waiting }, index) => (
        <Form.Item
          key={lineNo}
          name={['pieces', String(lineNo)]}
          label={name}
          initialValue={waiting}
          {...(index === 0 && { rules: [{ validator: () => somePieces(form.getFieldsValue().pieces) }] })}
        >
          <InputNumber min={0} max={waiting} precision={0} addonAfter={`件，共 ${waiting} 件待发`} />
        </Form.Item>
      ))}
    </>
  )
}

const somePieces = async (pieces: ParcelTyped['pieces']): Promise<void> => {
  if (Object.values(pieces).every((count) => !count)) throw new Error('包裹里至少要有一件')
}
