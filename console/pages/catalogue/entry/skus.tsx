import type { ConsoleData } from '@contract/console/types'
import { Space } from 'antd'
import type { Column } from '../../../parts/column'
import { Rows } from '../../../parts/rows'
import { Section } from '../../../parts/section'
import { Amount } from '../parts/amount'
import { SaleState } from '../parts/sale-state'
import { PriceButton, SaleButton, StockButton } from './entry-acts'

type Sku = ConsoleData<'catalogueEntry'>['skus'][number]

interface Props {
  readonly skus: readonly Sku[]
  /** Whether there is anything to do in a row. */
  readonly mayChange: boolean
}

const SHOWN: readonly Column<Sku>[] = [
  { title: '规格', show: ({ choices, name }) => choices.join(' / ') || name },
  { title: '编号', show: ({ itemId }) => itemId },
  { title: '售价', isNumber: true, show: ({ priceFen }) => <Amount fen={priceFen} /> },
  { title: '划线价', isNumber: true, show: ({ listPriceFen }) => <Amount fen={listPriceFen} /> },
  { title: '持卡价', isNumber: true, show: ({ cardPriceFen }) => <Amount fen={cardPriceFen} /> },
  { title: '库存', isNumber: true, show: ({ stock }) => stock ?? '不限' },
  { title: '已售', isNumber: true, show: ({ sold }) => sold ?? '—' },
  { title: '状态', show: (sku) => <SaleState {...sku} /> }
]

const ACTS: Column<Sku> = {
  title: '处理',
  show: ({ itemId, name, priceFen, listPriceFen, cardPriceFen, stock, onSale }) => (
    <Space wrap>
      {priceFen !== null && listPriceFen !== null && (
        <PriceButton
          kind='mall-skus'
          itemId={itemId}
          name={name}
          now={{ priceFen, listPriceFen, cardPriceFen, weekendFen: null }}
        />
      )}
      {stock !== null && <StockButton kind='mall-skus' itemId={itemId} name={name} stock={stock} />}
      {onSale !== null && <SaleButton kind='mall-skus' itemId={itemId} name={name} onSale={onSale} />}
    </Space>
  )
}

/** What a product of the mall can be chosen in, each with its own price and stock. */
export const Skus = ({ skus, mayChange }: Props) => (
  <Section title='规格'>
    <Rows
      columns={mayChange ? [...SHOWN, ACTS] : SHOWN}
      rows={skus}
      keyOf={({ itemId }) => itemId}
      none='还没有规格，由商品文件添加'
    />
  </Section>
)
