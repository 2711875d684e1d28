import { CopiedNumber } from '../../parts/copied-number'
import { OrderLink } from '../../parts/order-link'

interface Props {
  /** Of a payment or a refund. */
  readonly number: string
  readonly orderNo: string | null
}

/** A number at the channel, and below it the order that it is of. */
export const Numbered = ({ number, orderNo }: Props) => (
  <>
    <CopiedNumber value={number} />
    {orderNo !== null && (
      <div className='quiet'>
        订单 <OrderLink orderNo={orderNo} />
      </div>
    )}
  </>
)
