import { useState } from 'react'
import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { ActionDialog } from '@/features/order/components/action-dialog'
import { Amounts } from '@/features/order/components/amounts'
import { OrderActions } from '@/features/order/components/order-actions'
import { OrderStateful } from '@/features/order/components/order-stateful'
import { isPaid } from '@/features/order/model'
import type { TicketOfMine } from '@/features/ticket/model'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { formatMinute } from '@/lib/time'
import { routeOf, titleOf } from '@/routes/table'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Page } from '@/ui/page/page'
import css from './order_detail.module.scss'
import { CodeSheet } from './sections/code-sheet'
import { OrderSkeleton } from './sections/order-skeleton'
import { RefundSheet } from './sections/refund-sheet'
import { TicketCards } from './sections/ticket-cards'
import { TicketsHead } from './sections/tickets-head'
import { Visit } from './sections/visit'
import { useMyTickets } from './use-my-tickets'

const PATH = 'pagesA/landmark-ticket/order_detail'

/** 订单详情: the tickets of an order, one code per visitor, and their refund. */
function LandmarkOrder({ query: { orderNo } }: PageProps<typeof PATH>) {
  const [shown, setShown] = useState<TicketOfMine>()
  const [showing, setShowing] = useState(false)
  const [refunding, setRefunding] = useState(false)
  const { tickets, kept, keys, detail, act, running, question, answer, refund } = useMyTickets(orderNo, () =>
    setRefunding(false)
  )
  const data = tickets.data ?? kept
  const order = detail.data?.order
  const actions = (data ? (detail.data?.actions ?? []) : []).filter((action) => action !== 'viewTicket')
  // the skeleton covers the amounts too: content that arrives later must not shift what is below
  const whole = detail.isPending ? { ...tickets, data: undefined } : tickets
  const query = kept ? { ...tickets, data: kept, isError: false, error: null } : whole
  const storedAt = keys.live?.seenAt
  const show = (ticket: TicketOfMine) => {
    setShown(ticket)
    setShowing(true)
  }
  const bar =
    order && actions.length > 0 ? (
      <BottomBar>
        <OrderActions order={order} actions={actions} running={running} onAct={act} />
      </BottomBar>
    ) : null
  return (
    <Page title={titleOf(PATH)} bottom={bar}>
      <OrderStateful query={query} skeleton={<OrderSkeleton />}>
        {(it) => (
          <>
            {kept && storedAt !== undefined ? (
              <View className={css.offline}>
                {`网络不可用，显示的是本机保存的门票，更新于 ${formatMinute(storedAt)}`}
              </View>
            ) : null}
            <TicketsHead order={order} tickets={it.tickets} onLate={() => void detail.refetch()} />
            <PlainWords of={['票码']} />
            <TicketCards order={it} onShow={show} onRefund={kept ? undefined : () => setRefunding(true)} />
            <Visit order={it} />
            {order && detail.data ? (
              <Amounts
                totalFen={order.totalFen}
                discountFen={order.discountFen}
                payFen={order.payFen}
                couponName={detail.data.couponName}
                payTitle={isPaid(order.state) || order.state === 'refunded' ? '实付' : '应付'}
              />
            ) : null}
            <View className={css.number}>{`订单号 ${orderNo}`}</View>
          </>
        )}
      </OrderStateful>
      {data && shown ? (
        <CodeSheet order={data} ticket={shown} keys={keys} open={showing} onClose={() => setShowing(false)} />
      ) : null}
      {data ? (
        <RefundSheet
          key={data.tickets.map(({ state }) => state).join(' ')}
          open={refunding}
          order={data}
          busy={refund.pending !== undefined}
          onRefund={(ticketIds, seenFen) => refund.submit({ orderNo, ticketIds, seenFen })}
          onClose={() => setRefunding(false)}
        />
      ) : null}
      <ActionDialog question={question} onAnswer={answer} />
    </Page>
  )
}

export default routedPage(routeOf(PATH), LandmarkOrder)
