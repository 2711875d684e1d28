import { Space } from 'antd'
import { useParams } from 'react-router'
import { useRead } from '../../api/use-read'
import { ActButton } from '../../parts/act-button'
import { Failed } from '../../parts/failed'
import { Page } from '../../parts/page'
import { Waiting } from '../../parts/waiting'
import { OrderAfterSales } from './after-sales'
import { OrderFacts } from './facts'
import { OrderHistory } from './history'
import { OrderLedger } from './ledger'
import { OrderLines } from './lines'
import { OrderPayments } from './payments'
import { OrderPhones } from './phones'
import { OrderRefund } from './refund'
import { RefundPieces } from './refund-pieces'
import { OrderRights } from './rights'
import { OrderShipping } from './shipping'

/** Everything about an order, and what can be done with it. */
export default function Order() {
  const { orderNo = '' } = useParams()
  const { data, error, refetch } = useRead('orderDetail', { orderNo })
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!data) return <Waiting />
  const isUnpaid = data.order.lifecycle === 'unpaid'
  return (
    <Page
      title={`订单 ${orderNo}`}
      actions={
        <Space wrap>
          <OrderPhones orderNo={orderNo} />
          {isUnpaid ? (
            <ActButton
              name='cancelOrder'
              label='取消订单'
              done='订单已取消'
              isDanger
              inputOf={({ reason }) => ({ orderNo, reason })}
            />
          ) : (
            <>
              <RefundPieces orderNo={orderNo} />
              <OrderRefund orderNo={orderNo} />
            </>
          )}
        </Space>
      }
    >
      <OrderFacts detail={data} />
      <OrderLines lines={data.lines} />
      <OrderPayments payments={data.payments} refunds={data.refunds} />
      <OrderRights rights={data.rights} />
      <OrderShipping detail={data} />
      <OrderAfterSales afterSales={data.afterSales} />
      <OrderLedger orderNo={orderNo} />
      <OrderHistory history={data.history} />
    </Page>
  )
}
