import { Outlet, Route } from 'react-router'
import { Site } from '../layout/site'
import { Who } from '../layout/who'
import { Counter } from './counter'

/** What staff of shops and gates have on their phone: take vouchers and tickets, and undo a mistake. */
export const Shop = () => (
  <Site basename='/shop' title='权益中心门店' frame={<ShopFrame />}>
    <Route path='*' element={<Counter />} />
    <Route index element={<Counter />} />
  </Site>
)

const ShopFrame = () => (
  <>
    <header className='frame-head shop-head'>
      <Who />
    </header>
    <main className='page shop-page'>
      <Outlet />
    </main>
  </>
)
