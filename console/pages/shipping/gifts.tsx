import { usePages } from '../../api/use-pages'
import { PagedRows } from '../../parts/paged-rows'
import { giftColumns, packedGift, type GiftKind } from './gift-columns'
import { PackingListButton } from './packing-list-button'

interface Props {
  readonly kind: GiftKind
}

/** Gifts of a kind that are not sent yet, the longest wait first. */
export function Gifts({ kind }: Props) {
  const pages = usePages('giftsToShip', { kind })
  const ours = pages.items.filter(({ isWithWarehouse }) => !isWithWarehouse)
  return (
    <>
      <div>
        <PackingListButton orders={ours.map(packedGift)} label='打印本页装箱单' />
      </div>
      <PagedRows
        pages={pages}
        columns={giftColumns(kind)}
        keyOf={({ giftNo }) => giftNo}
        none={kind === 'prize' ? '没有等待发货的奖品' : '没有等待发货的权益礼品'}
      />
    </>
  )
}
