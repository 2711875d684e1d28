import { Suspense } from 'react'
import { Link, Outlet, Route, useLocation } from 'react-router'
import { AccountPage } from '../layout/pages'
import { Site } from '../layout/site'
import { Who } from '../layout/who'
import { Waiting } from '../parts/waiting'
import { DeviceCounter } from './device-counter'
import { shopAuth } from './device/auth'

/** What staff of shops and gates have on their phone: take vouchers and tickets, and undo a mistake. */
export const Shop = () => (
  <Site basename='/shop' title='权益中心门店' auth={shopAuth} frame={<ShopFrame />}>
    <Route path='account' element={<AccountPage />} />
    <Route path='*' element={<DeviceCounter />} />
    <Route index element={<DeviceCounter />} />
  </Site>
)

function ShopFrame() {
  const isCounter = useLocation().pathname !== '/account'
  return (
    <>
      <header className='frame-head shop-head'>
        {!isCounter && <Link to='/'>返回核销</Link>}
        <Who />
      </header>
      <main className='page shop-page'>
        <Suspense fallback={<Waiting />}>
          <Outlet />
        </Suspense>
      </main>
    </>
  )
}
