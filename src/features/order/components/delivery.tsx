import { areaText, maskedMobile } from '@/features/address/model'
import { Cell, CellGroup } from '@/ui/cell/cell'
import type { OrderDetail } from '../model'

/** Where an order is sent, as at the time of ordering, and the buyer's note; nothing if nothing is sent. */
export function Delivery({ detail: { address, note } }: { detail: OrderDetail }) {
  if (!address) return null
  const { name, mobile, street, detail } = address
  return (
    <CellGroup title='收货信息'>
      <Cell title={`${name} ${maskedMobile(mobile)}`} note={`${areaText(address)} ${street}${detail}`} />
      {note ? <Cell title='订单备注' note={note} /> : null}
    </CellGroup>
  )
}
