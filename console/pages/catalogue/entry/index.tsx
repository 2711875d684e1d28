import type { ListedKind } from '@contract/console/catalogue/schema'
import type { ConsoleData } from '@contract/console/types'
import { Descriptions, Space } from 'antd'
import { useParams } from 'react-router'
import { useMay } from '../../../api/staff'
import { useRead } from '../../../api/use-read'
import { ENTRY_KIND_LABELS } from '../../../labels/catalogue'
import { CHANNEL_LABELS } from '../../../labels/channels'
import { labelOf } from '../../../labels/label-of'
import { Failed } from '../../../parts/failed'
import { Page } from '../../../parts/page'
import { Waiting } from '../../../parts/waiting'
import { kindOf } from '../kind'
import { Amount } from '../parts/amount'
import { Changes } from '../parts/changes'
import { SaleState } from '../parts/sale-state'
import { Thumb } from '../parts/thumb'
import { PriceButton, SaleButton, StockButton } from './entry-acts'
import { Skus } from './skus'
import { TicketDays } from './ticket-days'

type Detail = ConsoleData<'catalogueEntry'>
type Entry = Detail['entry']

/** One of what is sold: price, stock, whether it is on sale, and who changed that. */
export default function CatalogueEntry() {
  const { kind, itemId = '' } = useParams()
  const { data, error, refetch } = useRead('catalogueEntry', { kind: kindOf(kind), itemId })
  const mayChange = useMay('setPrices')
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!data) return <Waiting />
  const { entry, skus, days, changes } = data
  return (
    <Page title={entry.name} actions={<Acts entry={entry} />}>
      <Facts entry={entry} />
      {entry.kind === 'mall-products' && <Skus skus={skus} mayChange={mayChange} />}
      {entry.kind === 'ticket-kinds' && <TicketDays name={entry.name} days={days} mayChange={mayChange} />}
      <Changes changes={changes} names={partNames(data)} />
    </Page>
  )
}

/** The price and the stock of a product of the mall are those of its SKUs. */
function Acts({ entry }: { readonly entry: Entry }) {
  const { kind, itemId, name, priceFen, listPriceFen, cardPriceFen, weekendFen, stock, onSale } = entry
  const isPriced = kind !== 'mall-products' && kind !== 'privileges'
  const isCounted = kind !== 'mall-products' && kind !== 'ticket-kinds'
  return (
    <Space wrap>
      {isPriced && priceFen !== null && listPriceFen !== null && (
        <PriceButton
          kind={kind}
          itemId={itemId}
          name={name}
          now={{ priceFen, listPriceFen, cardPriceFen, weekendFen }}
        />
      )}
      {isCounted && stock !== null && <StockButton kind={kind} itemId={itemId} name={name} stock={stock} />}
      {kind !== 'privileges' && onSale !== null && (
        <SaleButton kind={kind} itemId={itemId} name={name} onSale={onSale} />
      )}
    </Space>
  )
}

const STOCK_TITLES: Readonly<Partial<Record<ListedKind, string>>> = {
  'mall-products': '在售规格的库存',
  'ticket-kinds': '每日张数'
}

function Facts({ entry }: { readonly entry: Entry }) {
  const { kind, itemId, picture, note, channels, stock, sold } = entry
  const prices = [
    [kind === 'mall-products' ? '最低售价' : '售价', entry.priceFen],
    ['划线价', entry.listPriceFen],
    ['持卡价', entry.cardPriceFen],
    ['周末价', entry.weekendFen]
  ] as const
  const items = [
    { key: 'kind', label: '种类', children: ENTRY_KIND_LABELS[kind] },
    { key: 'id', label: '编号', children: itemId },
    ...(note ? [{ key: 'note', label: '说明', children: note }] : []),
    ...prices.flatMap(([label, fen]) =>
      fen === null ? [] : [{ key: label, label, children: <Amount fen={fen} /> }]
    ),
    { key: 'stock', label: STOCK_TITLES[kind] ?? '库存', children: stock ?? '不限' },
    ...(sold === null ? [] : [{ key: 'sold', label: '已售', children: sold }]),
    ...(entry.onSale === null ? [] : [{ key: 'state', label: '状态', children: <SaleState {...entry} /> }]),
    {
      key: 'channels',
      label: '渠道',
      children:
        channels.length === 0 ? '全部' : channels.map((code) => labelOf(CHANNEL_LABELS, code)).join('、')
    }
  ]
  return (
    <div className='entry-details'>
      <Thumb picture={picture} isWide />
      <Descriptions bordered size='small' column={{ xs: 1, sm: 2, lg: 3 }} items={items} />
    </div>
  )
}

/** What the parts of an entry are called in its history. */
function partNames({ entry, skus, days }: Detail): ReadonlyMap<string, string> {
  const parts = [
    ...skus.map(({ itemId, choices, name }) => [itemId, choices.join(' / ') || name] as const),
    ...days.map(({ itemId, day }) => [itemId, day] as const)
  ]
  return new Map(parts.length > 0 ? [[entry.itemId, '整个商品'], ...parts] : [])
}
