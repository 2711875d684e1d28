import { usePages } from '../../api/use-pages'
import { PagedRows } from '../../parts/paged-rows'
import { COLUMNS, packedOrder } from './columns'
import { PackingListButton } from './packing-list-button'

/** Orders with goods that are not sent yet, the longest wait first. */
export function Orders() {
  const pages = usePages('toShip', {})
  const ours = pages.items.filter(({ isWithWarehouse }) => !isWithWarehouse)
  return (
    <>
      <div>
        <PackingListButton orders={ours.map(packedOrder)} label='打印本页装箱单' />
      </div>
      <PagedRows pages={pages} columns={COLUMNS} keyOf={({ orderNo }) => orderNo} none='没有等待发货的订单' />
    </>
  )
}
