import { useParams } from 'react-router'
import { useRead } from '../../api/use-read'
import { Failed } from '../../parts/failed'
import { Page } from '../../parts/page'
import { Waiting } from '../../parts/waiting'
import { OrderAfterSales } from './after-sales'
import { OrderFacts } from './facts'
import { OrderHistory } from './history'
import { OrderLines } from './lines'
import { OrderPayments } from './payments'
import { OrderPhones } from './phones'
import { OrderRights } from './rights'
import { OrderShipping } from './shipping'

/** Everything about an order. */
export default function Order() {
  const { orderNo = '' } = useParams()
  const { data, error, refetch } = useRead('orderDetail', { orderNo })
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!data) return <Waiting />
  return (
    <Page title={`订单 ${orderNo}`} actions={<OrderPhones orderNo={orderNo} />}>
      <OrderFacts detail={data} />
      <OrderLines lines={data.lines} />
      <OrderPayments payments={data.payments} refunds={data.refunds} />
      <OrderRights rights={data.rights} />
      <OrderShipping detail={data} />
      <OrderAfterSales afterSales={data.afterSales} />
      <OrderHistory history={data.history} />
    </Page>
  )
}
