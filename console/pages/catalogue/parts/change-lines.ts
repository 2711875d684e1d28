import type { StaffAct } from '@contract/console/types'
import { BANNER_LABELS, PRICE_LABELS } from '../../../labels/catalogue'
import { yuanOf } from '../../../lib/yuan'

type Json = StaffAct['after']
type Values = Readonly<Record<string, Json>>

const isValues = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an act of the catalogue changed, a line for each thing: `售价 ¥99.00 → ¥89.00`. */
export function changeLines({ before, after }: Pick<StaffAct, 'before' | 'after'>): string[] {
  if (Array.isArray(before) && Array.isArray(after)) return bannerLines(before, after)
  if (!isValues(before) || !isValues(after)) return ['—']
  return Object.keys(after).map((name) => line(name, before[name], after[name]))
}

function line(name: string, before: Json | undefined, after: Json | undefined): string {
  if (name === 'onSale') return after === true ? '已下架 → 在售' : '在售 → 已下架'
  if (name === 'stock') return `库存 ${text(before)} → ${text(after)}`
  const label = (PRICE_LABELS as Readonly<Record<string, string>>)[name] ?? name
  return `${label} ${price(before)} → ${price(after)}`
}

const price = (value: Json | undefined) => (typeof value === 'number' ? yuanOf(value) : '无')

function text(value: Json | undefined): string {
  if (value === undefined || value === null || value === false) return '无'
  if (value === true) return '是'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function bannerLines(before: readonly Json[], after: readonly Json[]): string[] {
  const [were, are] = [before.filter(isValues), after.filter(isValues)]
  const lines = are.flatMap((banner) => {
    const was = were.find((one) => one['id'] === banner['id'])
    return was ? differences(was, banner) : []
  })
  const order = (banners: readonly Values[]) => banners.map((banner) => text(banner['id'])).join(' ')
  return order(were) === order(are) ? lines : ['顺序已调整', ...lines]
}

const differences = (was: Values, is: Values): string[] =>
  Object.entries(BANNER_LABELS).flatMap(([name, label]) =>
    text(was[name]) === text(is[name])
      ? []
      : [`「${text(is['alt'])}」${label} ${text(was[name])} → ${text(is[name])}`]
  )
