import { Counter } from '../../shop/counter'

/** Takes vouchers and tickets, as a shop does on its phone. */
export default function Redeem() {
  return (
    <div className='shop-page stack'>
      <h1 className='shop-title'>核销</h1>
      <Counter />
    </div>
  )
}
