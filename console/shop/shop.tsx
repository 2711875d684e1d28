import { Outlet, Route } from 'react-router'
import { Site } from '../layout/site'
import { Who } from '../layout/who'
import { DeviceCounter } from './device-counter'
import { shopAuth } from './device/auth'

/** What staff of shops and gates have on their phone: take vouchers and tickets, and undo a mistake. */
export const Shop = () => (
  <Site basename='/shop' title='权益中心门店' auth={shopAuth} frame={<ShopFrame />}>
    <Route path='*' element={<DeviceCounter />} />
    <Route index element={<DeviceCounter />} />
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
