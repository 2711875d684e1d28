import { Link } from 'react-router'

interface Props {
  readonly orderNo: string
}

/** An order's number, which leads to the order. */
export const OrderLink = ({ orderNo }: Props) => (
  <Link className='numbers' to={`/order/${orderNo}`}>
    {orderNo}
  </Link>
)
