import { App, Button } from 'antd'
import { useState } from 'react'
import { useMay } from '../../api/staff'
import { useWrite } from '../../api/use-write'
import { FormDialog } from '../../parts/form-dialog'
import type { WaitingOrder } from './columns'
import { ParcelFields, parcelOf, type ParcelTyped } from './parcel-fields'

interface Props {
  readonly order: WaitingOrder
}

/** Sends a parcel of an order; what is not in it waits for the next one. Nothing for whoever may not send. */
export function ShipButton({ order }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { message } = App.useApp()
  const { mutate, error, isPending, reset } = useWrite('shipParcel')
  const isAllowed = useMay('shipParcel')
  if (!isAllowed) return null
  const close = () => {
    setOpen(false)
    reset()
  }
  const ship = (typed: ParcelTyped) =>
    mutate(parcelOf(order, typed), {
      onSuccess: ({ waiting }) => {
        close()
        void message.success(waiting === 0 ? '已全部发出' : `已发出，还有 ${waiting} 件待发`)
      }
    })
  return (
    <>
      <Button type='primary' onClick={() => setOpen(true)}>
        发货
      </Button>
      <FormDialog<ParcelTyped>
        title={`发货 · ${order.orderNo}`}
        does='确认发货'
        isOpen={isOpen}
        isPending={isPending}
        error={error}
        onDone={ship}
        onClose={close}
      >
        <ParcelFields order={order} />
      </FormDialog>
    </>
  )
}
