import { usePages } from '../../api/use-pages'
import { Page } from '../../parts/page'
import { PagedRows } from '../../parts/paged-rows'
import { COLUMNS } from './columns'
import { PackingListButton } from './packing-list-button'

/** Orders with goods that are not sent yet, the longest wait first. */
export default function Shipping() {
  const pages = usePages('toShip', {})
  return (
    <Page title='发货' actions={<PackingListButton orders={pages.items} label='打印本页装箱单' />}>
      <PagedRows pages={pages} columns={COLUMNS} keyOf={({ orderNo }) => orderNo} none='没有等待发货的订单' />
    </Page>
  )
}
