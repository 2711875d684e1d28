import type { ConsoleInput } from '@contract/console/types'
import { Form, InputNumber } from 'antd'
import { CarrierFields, type CarrierTyped } from './carrier-fields'
import type { WaitingOrder } from './columns'

/** A parcel as it is typed. */
export interface ParcelTyped extends CarrierTyped {
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

/** The number of a parcel, and what lies in it. */
export function ParcelFields({ order: { lines } }: Props) {
  const form = Form.useFormInstance<ParcelTyped>()
  return (
    <>
      <CarrierFields />
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
