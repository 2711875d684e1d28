import { App, Button } from 'antd'
import { useState } from 'react'
import { useMay } from '../../api/staff'
import { useWrite } from '../../api/use-write'
import { FormDialog } from '../../parts/form-dialog'
import { CarrierFields, type CarrierTyped } from './carrier-fields'
import type { GiftKind, WaitingGift } from './gift-columns'

interface Props {
  readonly kind: GiftKind
  readonly gift: WaitingGift
}

/** Sends a gift or prize. Nothing for whoever may not send. */
export function GiftShipButton({ kind, gift: { giftNo, name } }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { message } = App.useApp()
  const { mutate, error, isPending, reset } = useWrite('shipGift')
  const isAllowed = useMay('shipGift')
  if (!isAllowed) return null
  const close = () => {
    setOpen(false)
    reset()
  }
  const ship = ({ carrier, trackingNo }: CarrierTyped) =>
    mutate(
      { kind, giftNo, carrier, trackingNo },
      {
        onSuccess: () => {
          close()
          void message.success('已发出，会员可以看到物流')
        }
      }
    )
  return (
    <>
      <Button type='primary' onClick={() => setOpen(true)}>
        发货
      </Button>
      <FormDialog<CarrierTyped>
        title={`发货 · ${name}`}
        does='确认发货'
        isOpen={isOpen}
        isPending={isPending}
        error={error}
        onDone={ship}
        onClose={close}
      >
        <CarrierFields />
      </FormDialog>
    </>
  )
}
