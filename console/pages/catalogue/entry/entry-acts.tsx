import type { PricedKind, SaleKind, StockKind } from '@contract/console/catalogue/schema'
import { MAX_STOCK_CHANGE } from '@contract/console/catalogue/limits'
import { Form, InputNumber, Typography } from 'antd'
import { ActButton } from '../../../parts/act-button'
import { PriceFields, pricesOf, type PriceName, type Prices, type TypedPrices } from './price-fields'

interface Named {
  readonly itemId: string
  readonly name: string
}

interface PriceProps extends Named {
  readonly kind: PricedKind
  readonly now: Prices
}

const OWN_PRICES: Readonly<Partial<Record<PricedKind, PriceName>>> = {
  'mall-skus': 'cardPriceFen',
  'ticket-kinds': 'weekendFen'
}

/** Sets prices; what was ordered before keeps its own. */
export function PriceButton({ kind, itemId, name, now }: PriceProps) {
  const own = OWN_PRICES[kind]
  const names: PriceName[] = ['priceFen', 'listPriceFen', ...(own ? [own] : [])]
  return (
    <ActButton<'setPrices', TypedPrices>
      name='setPrices'
      label='改价'
      done='价格已修改'
      inputOf={({ reason, confirmed, ...typed }) => {
        const { priceFen, listPriceFen, ...others } = pricesOf(typed)
        const prices = { priceFen: priceFen ?? 0, listPriceFen: listPriceFen ?? 0, ...others }
        return { kind, itemId, prices, seen: now, confirmed: confirmed === true, reason }
      }}
    >
      <Subject name={name} note='已经下的单保持原价。' />
      <PriceFields now={now} names={names} />
    </ActButton>
  )
}

interface StockProps extends Named {
  readonly kind: StockKind
  readonly stock: number
}

interface Counted {
  readonly by: number
}

/** Adds pieces or takes some. */
export const StockButton = ({ kind, itemId, name, stock }: StockProps) => (
  <ActButton<'changeStock', Counted>
    name='changeStock'
    label='增减库存'
    done='库存已更新'
    inputOf={({ by, reason }) => ({ kind, itemId, by, reason })}
  >
    <Subject name={name} note='填写增加的数量，减少填负数；期间的成交照常扣减。' />
    <Form.Item
      name='by'
      label='增减数量'
      rules={[
        {
          validator: (_rule, by: number | null | undefined) =>
            by ? Promise.resolve() : Promise.reject(new Error('请填写增减的数量'))
        }
      ]}
    >
      <InputNumber
        min={-MAX_STOCK_CHANGE}
        max={MAX_STOCK_CHANGE}
        precision={0}
        style={{ width: '100%' }}
        autoComplete='off'
      />
    </Form.Item>
    <NewStock stock={stock} />
  </ActButton>
)

function NewStock({ stock }: { readonly stock: number }) {
  const by = Form.useWatch('by', Form.useFormInstance<Counted>()) as number | null | undefined
  return (
    <Typography.Paragraph type={by && stock + by < 0 ? 'danger' : 'secondary'}>
      {`现有 ${stock}`}
      {by ? `，改后 ${stock + by}` : ''}
    </Typography.Paragraph>
  )
}

interface SaleProps extends Named {
  readonly kind: SaleKind
  readonly onSale: boolean
}

/** Takes it off sale, or puts it back. */
export const SaleButton = ({ kind, itemId, name, onSale }: SaleProps) => (
  <ActButton
    name='setOnSale'
    label={onSale ? '下架' : '上架'}
    done={onSale ? '已下架' : '已上架'}
    isDanger={onSale}
    inputOf={({ reason }) => ({ kind, itemId, onSale: !onSale, reason })}
  >
    <Subject name={name} note={onSale ? '会员不能再购买；已经下的单不受影响。' : '会员马上可以购买。'} />
  </ActButton>
)

interface SubjectProps {
  readonly name: string
  readonly note: string
}

const Subject = ({ name, note }: SubjectProps) => (
  <Typography.Paragraph>
    <strong>{name}</strong>
    <br />
    {note}
  </Typography.Paragraph>
)
