import { useRef, useState } from 'react'
import { useAtomValue, useSetAtom } from 'jotai'
import { toast } from '@/platform/feedback/feedback'
import { whileLoading } from '@/platform/feedback/while-loading'
import { confirmReceipt } from '@/features/shipping/commands'
import { goBack, navigate, replace } from '@/routes/navigate'
import { cancelOrder, deleteOrder } from './commands'
import { deletedOrderAtom, orderListOpenAtom } from './deleted-order'
import type { Order, OrderAction, OrderDetail } from './model'
import { buyAgain, openCashier, viewBought } from './navigation'

/** An order with what is known of what it gave. */
export interface ActedOn {
  readonly order: Order
  readonly gains?: Pick<OrderDetail, 'memberCardId' | 'receiveIds'>
}

/** The question before an irreversible action. */
export interface Question {
  readonly title: string
  readonly text: string
  readonly confirmText: string
}

const QUESTIONS: Partial<Record<OrderAction, Question>> = {
  cancel: {
    title: '取消这笔订单？',
    text: '已使用的优惠券将退回，如有需要可重新购买。',
    confirmText: '取消订单'
  },
  confirmReceipt: {
    title: '确认收到全部商品？',
    text: '请在收到并检查商品后确认。',
    confirmText: '确认收货'
  }
}

async function carryOut({ order, gains }: ActedOn, action: OrderAction): Promise<void> {
  const { orderNo, kind } = order
  switch (action) {
    case 'pay':
      return openCashier(orderNo)
    case 'cancel':
      await whileLoading('正在取消', () => cancelOrder(orderNo))
      return toast('订单已取消')
    case 'delete':
      return whileLoading('正在删除', () => deleteOrder(orderNo))
    case 'buyAgain':
      return buyAgain(order)
    case 'viewParcels':
      return navigate('pages-my/logistics/index', { orderNo })
    case 'confirmReceipt':
      await whileLoading('正在确认', () => confirmReceipt(orderNo))
      return toast('已确认收货')
    case 'afterSale':
    case 'viewAfterSale':
      return navigate('pages-my/orderRecord/refund_detail', { orderNo })
    default:
      return viewBought({
        kind,
        orderNo,
        itemId: order.lines[0]?.itemId ?? '',
        memberCardId: gains?.memberCardId,
        receiveId: gains?.receiveIds[0]
      })
  }
}

/**
 * Carries out the actions of an order: one at a time, irreversible ones after a question (show it with
 * ActionDialog). `running` names what is under way as `orderNo action`. A refusal is reported by the error
 * catalogue.
 */
export function useOrderActions({ leaves = false }: { leaves?: boolean } = {}) {
  const [running, setRunning] = useState<string>()
  const [question, setQuestion] = useState<Question>()
  const setDeleted = useSetAtom(deletedOrderAtom)
  const isListOpen = useAtomValue(orderListOpenAtom)
  const requested = useRef<{ target: ActedOn; action: OrderAction }>()

  async function run(target: ActedOn, action: OrderAction): Promise<void> {
    setRunning(`${target.order.orderNo} ${action}`)
    try {
      await carryOut(target, action)
      if (action === 'delete') {
        setDeleted(target.order.orderNo)
        // the list is where it can be undone
        if (leaves) await (isListOpen ? goBack() : replace('pages-my/orderRecord/index', {}))
      }
    } catch {
      // already reported
    } finally {
      setRunning(undefined)
    }
  }

  const act = (target: ActedOn, action: OrderAction) => {
    if (running !== undefined || question !== undefined) return
    const before = QUESTIONS[action]
    if (!before) return void run(target, action)
    requested.current = { target, action }
    setQuestion(before)
  }

  const answer = (yes: boolean) => {
    const held = requested.current
    requested.current = undefined
    setQuestion(undefined)
    if (yes && held) void run(held.target, held.action)
  }

  return { running, act, question, answer }
}
