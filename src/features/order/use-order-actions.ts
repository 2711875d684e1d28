import { useState } from 'react'
import { confirm, toast } from '@/platform/feedback'
import { cancelOrder, deleteOrder } from './commands'
import type { Order, OrderAction, OrderDetail } from './model'
import { buyAgain, openCashier, viewBought } from './ways'

/** An order with what is known of what it gave. */
export interface ActedOn {
  readonly order: Order
  readonly gains?: Pick<OrderDetail, 'memberCardId' | 'receiveIds'>
}

/**
 * Carries out what can be done to an order; what cannot be taken back is asked about first. `running` names what is
 * under way as `orderNo action`. A refusal has been told by a toast, and what the page shows is read anew.
 */
export function useOrderActions(onDeleted?: () => void) {
  const [running, setRunning] = useState<string>()

  async function carryOut({ order, gains }: ActedOn, action: OrderAction): Promise<void> {
    const { orderNo, kind } = order
    const [line] = order.lines
    switch (action) {
      case 'pay':
        return openCashier(orderNo)
      case 'cancel':
        if (!(await confirm('取消后优惠券会退回，需要时可以重新购买。', '取消这笔订单？', '取消订单'))) return
        await cancelOrder(orderNo)
        return toast('订单已取消')
      case 'delete':
        if (!(await confirm('删除后不能恢复，已到账的权益不受影响。', '删除这条记录？', '删除'))) return
        await deleteOrder(orderNo)
        toast('已删除')
        return onDeleted?.()
      case 'buyAgain':
        return line ? buyAgain(kind, line.itemId, line.quantity) : undefined
      default:
        return viewBought({
          kind,
          itemId: line?.itemId ?? '',
          memberCardId: gains?.memberCardId,
          receiveId: gains?.receiveIds[0]
        })
    }
  }

  async function act(target: ActedOn, action: OrderAction): Promise<void> {
    if (running !== undefined) return
    setRunning(`${target.order.orderNo} ${action}`)
    try {
      await carryOut(target, action)
    } catch {
      // the error catalogue has told it
    } finally {
      setRunning(undefined)
    }
  }

  return { running, act: (target: ActedOn, action: OrderAction) => void act(target, action) }
}
