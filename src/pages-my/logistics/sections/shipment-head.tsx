import { shipmentLabel, type Shipment } from '@/features/shipping/model'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { SignHead } from '@/ui/sign-head/sign-head'

/** The shipping state of the goods, and the recipient. */
export function ShipmentHead({ shipment }: { shipment: Shipment }) {
  const { state, receiver } = shipment
  const { title, text } = shipmentLabel(shipment)
  const done = state === 'received'
  return (
    <>
      <SignHead kind={done ? 'success' : state === 'cancelled' ? 'cancelled' : 'waiting'} title={title}>
        {text}
      </SignHead>
      {receiver ? (
        <CellGroup>
          <Cell title={`${receiver.name} ${receiver.mobile}`} note={receiver.address} />
        </CellGroup>
      ) : null}
    </>
  )
}
