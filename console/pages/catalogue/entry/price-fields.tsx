import { isLargeChange, LARGE_CHANGE_PERCENT } from '@contract/console/catalogue/limits'
import { Alert, Checkbox, Form, Input } from 'antd'
import { PRICE_LABELS } from '../../../labels/catalogue'
import { fenOf, yuanOf } from '../../../lib/yuan'

/** Prices of an entry, fen; null: none of this kind. */
export interface Prices {
  readonly priceFen: number
  readonly listPriceFen: number
  readonly cardPriceFen: number | null
  readonly weekendFen: number | null
}

export type PriceName = keyof typeof PRICE_LABELS

/** What is typed, yuan, and whether a large change is meant. */
export type TypedPrices = Partial<Record<PriceName, string>> & { readonly confirmed?: boolean }

interface Props {
  readonly now: Prices
  /** The prices that the kind can have. */
  readonly names: readonly PriceName[]
}

const typed = (fen: number | null) => (fen === null ? '' : (fen / 100).toFixed(2))

/** The typed prices in fen; an empty one is null. */
export const pricesOf = (values: TypedPrices): Record<PriceName, number | null> => ({
  priceFen: fenOf(values.priceFen ?? '') ?? null,
  listPriceFen: fenOf(values.listPriceFen ?? '') ?? null,
  cardPriceFen: fenOf(values.cardPriceFen ?? '') ?? null,
  weekendFen: fenOf(values.weekendFen ?? '') ?? null
})

/** Fields for all prices of an entry, what will change in words, and a question if it is a lot. */
export function PriceFields({ now, names }: Props) {
  const form = Form.useFormInstance<TypedPrices>()
  const values = Form.useWatch((all: TypedPrices) => all, form) as TypedPrices | undefined
  const should = pricesOf(values ?? {})
  const changes = names.filter((name) => values?.[name] !== undefined && should[name] !== now[name])
  const isLarge = changes.some((name) => {
    const [before, after] = [now[name], should[name]]
    return before !== null && after !== null && isLargeChange(before, after)
  })
  return (
    <>
      {names.map((name) => (
        <Form.Item
          key={name}
          name={name}
          label={`${PRICE_LABELS[name]}（元）`}
          initialValue={typed(now[name])}
          {...(name === 'cardPriceFen' && { extra: '留空表示持卡没有优惠价' })}
          dependencies={['priceFen']}
          rules={[
            ({ getFieldsValue }) => ({
              validator: (_rule, value: string | undefined) => {
                const problem = problemOf(name, value ?? '', getFieldsValue() as TypedPrices)
                return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem))
              }
            })
          ]}
        >
          <Input inputMode='decimal' addonBefore='¥' autoComplete='off' />
        </Form.Item>
      ))}
      {changes.length > 0 && (
        <Alert
          style={{ marginBottom: 16 }}
          type={isLarge ? 'warning' : 'info'}
          message={changes.map((name) => (
            <div key={name}>{changeText(name, now[name], should[name])}</div>
          ))}
        />
      )}
      {isLarge && (
        <Form.Item
          name='confirmed'
          valuePropName='checked'
          rules={[
            {
              validator: (_rule, isConfirmed: boolean | undefined) =>
                isConfirmed ? Promise.resolve() : Promise.reject(new Error('请确认价格无误'))
            }
          ]}
        >
          <Checkbox>{`变动超过 ${LARGE_CHANGE_PERCENT}%，我确认价格无误`}</Checkbox>
        </Form.Item>
      )}
    </>
  )
}

/** `售价 ¥99.00 → ¥89.00（-10.1%）`. */
function changeText(name: PriceName, before: number | null, after: number | null): string {
  const text = `${PRICE_LABELS[name]} ${before === null ? '无' : yuanOf(before)} → ${after === null ? '无' : yuanOf(after)}`
  if (before === null || after === null || before === 0) return text
  const percent = ((after - before) / before) * 100
  return `${text}（${percent > 0 ? '+' : ''}${percent.toFixed(1)}%）`
}

function problemOf(name: PriceName, value: string, all: TypedPrices): string | undefined {
  if (name === 'cardPriceFen' && value.trim() === '') return undefined
  const fen = fenOf(value)
  if (fen === undefined) return '请输入大于 0 的金额，最多两位小数'
  const priceFen = fenOf(all.priceFen ?? '') ?? 0
  if (name === 'listPriceFen' && fen < priceFen) return '划线价不能低于售价'
  return name === 'cardPriceFen' && fen > priceFen ? '持卡价不能高于售价' : undefined
}
