import type { ConsoleInput } from '@contract/console/types'
import { Space, Tag } from 'antd'
import type { ItemOf } from '../../api/paged'
import type { Column } from '../../parts/column'
import { CopiedNumber } from '../../parts/copied-number'
import { Time } from '../../parts/time'
import { GiftShipButton } from './gift-ship-button'
import type { Packed } from './packing-list'
import { PackingListButton } from './packing-list-button'

export type GiftKind = ConsoleInput<'giftsToShip'>['kind']
/** A gift that waits. */
export type WaitingGift = ItemOf<'giftsToShip'>

/** The gift as it is packed. */
export const packedGift = ({ giftNo, receiver, name }: WaitingGift): Packed => ({
  number: giftNo,
  receiver,
  note: null,
  lines: [{ lineNo: 1, name, waiting: 1 }]
})

/** What the list shows of a gift of a kind. To whom it goes is on the packing list alone. */
export const giftColumns = (kind: GiftKind): readonly Column<WaitingGift>[] => [
  { title: '寄送单号', show: ({ giftNo }) => <CopiedNumber value={giftNo} /> },
  { title: kind === 'prize' ? '奖品' : '礼品', show: ({ name }) => name },
  { title: '等待自', show: ({ claimedAt }) => <Time at={claimedAt} /> },
  {
    title: '处理',
    show: (gift) =>
      gift.isWithWarehouse ? (
        <Tag>仓库已接单</Tag>
      ) : (
        <Space wrap>
          <GiftShipButton kind={kind} gift={gift} />
          <PackingListButton orders={[packedGift(gift)]} label='装箱单' />
        </Space>
      )
  }
]
