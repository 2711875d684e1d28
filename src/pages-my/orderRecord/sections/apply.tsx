import { useQuery } from '@tanstack/react-query'
import { KIND_LABELS, STATE_LABELS } from '@/features/aftersale/model'
import { afterSalesOfOrderQuery, offerQuery } from '@/features/aftersale/queries'
import { OrderStateful } from '@/features/order/components/order-stateful'
import { formatYuan } from '@/lib/money'
import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'
import ordersIllustration from '@/ui/illustration/illustrations/orders.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import { ListSkeleton } from '@/ui/skeleton/skeleton'
import { ApplyForm } from './apply-form'

/** The earlier refund requests of an order, and the form for another one. */
export function Apply({ title, orderNo }: { title: string; orderNo: string }) {
  const offer = useQuery(offerQuery(orderNo))
  const requested = useQuery(afterSalesOfOrderQuery(orderNo))
  const requests = requested.data?.list ?? []
  const before =
    requests.length > 0 ? (
      <CellGroup title='已申请'>
        {requests.map(({ afterSaleId, kind, state, amountFen }) => (
          <Cell
            key={afterSaleId}
            title={`${KIND_LABELS[kind].title} ${formatYuan(amountFen)}`}
            value={STATE_LABELS[state].title}
            onPress={() => void navigate('pages-my/orderRecord/refund_detail', { afterSaleId })}
          />
        ))}
      </CellGroup>
    ) : null
  const { data } = offer
  const [first] = data?.kinds ?? []
  if (data && first) return <ApplyForm title={title} offer={data} first={first.kind} before={before} />
  return (
    <Page title={title}>
      <OrderStateful query={offer} skeleton={<ListSkeleton rows={3} height={120} />}>
        {({ why }) => (
          <>
            {before}
            {requests.length > 0 ? null : (
              <EmptyState
                illustration={ordersIllustration}
                text='暂不能申请售后'
                hint={why ?? ''}
                action={{
                  text: '查看订单',
                  onPress: () => void navigate('pages-my/orderDetail/index', { orderNo })
                }}
              />
            )}
          </>
        )}
      </OrderStateful>
    </Page>
  )
}
