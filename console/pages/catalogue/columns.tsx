import type { ListedKind } from '@contract/console/catalogue/schema'
import { Link } from 'react-router'
import type { ItemOf } from '../../api/paged'
import { CHANNEL_LABELS } from '../../labels/channels'
import { labelOf } from '../../labels/label-of'
import type { Column } from '../../parts/column'
import { Amount } from './parts/amount'
import { SaleState } from './parts/sale-state'
import { Thumb } from './parts/thumb'

type Entry = ItemOf<'catalogue'>

const NAMED: Column<Entry> = {
  title: '商品',
  show: ({ kind, itemId, name, picture }) => (
    <span className='named'>
      <Thumb picture={picture} />
      <Link to={`/catalogue/${kind}/${itemId}`}>{name}</Link>
    </span>
  )
}

const STOCK: Column<Entry> = { title: '库存', isNumber: true, show: ({ stock }) => stock ?? '不限' }

const CHANNELS: Column<Entry> = {
  title: '渠道',
  show: ({ channels }) =>
    channels.length === 0 ? '全部' : channels.map((code) => labelOf(CHANNEL_LABELS, code)).join('、')
}

/** What the list of a kind shows: a privilege has no price, and tickets are counted by day. */
export function columnsOf(kind: ListedKind): readonly Column<Entry>[] {
  const note = { title: NOTE_TITLES[kind], show: ({ note: words }: Entry) => words || '—' }
  if (kind === 'privileges') return [NAMED, note, STOCK, CHANNELS]
  return [
    NAMED,
    note,
    {
      title: kind === 'mall-products' ? '最低售价' : '售价',
      isNumber: true,
      show: ({ priceFen }) => <Amount fen={priceFen} />
    },
    ...(kind === 'mall-products'
      ? []
      : [
          {
            title: '划线价',
            isNumber: true as const,
            show: ({ listPriceFen }: Entry) => <Amount fen={listPriceFen} />
          }
        ]),
    kind === 'ticket-kinds' ? { ...STOCK, title: '每日张数' } : STOCK,
    ...(kind === 'ticket-kinds'
      ? []
      : [{ title: '已售', isNumber: true as const, show: ({ sold }: Entry) => sold ?? '—' }]),
    { title: '状态', show: (entry) => <SaleState {...entry} /> },
    CHANNELS
  ]
}

const NOTE_TITLES: Readonly<Record<ListedKind, string>> = {
  'mall-products': '分类',
  cards: '等级',
  plates: '说明',
  products: '说明',
  'ticket-kinds': '适用',
  'lounge-plans': '说明',
  privileges: '品牌'
}
