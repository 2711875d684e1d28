import { useEffect, useState } from 'react'
import { useAtom, useSetAtom } from 'jotai'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { UndoRow } from '@/ui/undo-row/undo-row'
import { restoreOrder } from '../commands'
import { deletedOrderAtom, orderListOpenAtom } from '../deleted-order'

/** Says that an order was removed from the list, and puts it back; stays until the list is left. */
export function DeletedBar() {
  const [orderNo, setOrderNo] = useAtom(deletedOrderAtom)
  const [undoing, setUndoing] = useState(false)
  const setOpen = useSetAtom(orderListOpenAtom)
  useEffect(() => {
    setOpen(true)
    return () => {
      setOpen(false)
      setOrderNo(null)
    }
  }, [setOpen, setOrderNo])
  if (orderNo === null) return null
  const undo = async () => {
    setUndoing(true)
    try {
      await restoreOrder(orderNo)
      setOrderNo(null)
    } catch {
      // already reported
    } finally {
      setUndoing(false)
    }
  }
  return (
    <BottomBar>
      <UndoRow text='订单已删除' undoing={undoing} onUndo={() => void undo()} />
    </BottomBar>
  )
}
