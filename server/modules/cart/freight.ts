/** What sending the lines of a settlement costs: each freight template's lines go together. Pure; money in fen. */
import type { SettleGroup, SettleLine } from '@contract/types'
import { freightOf, type Destination, type FreightTemplate } from '../mall'
import type { SkuRow } from './sku-repository'

/** A line that is to be sent, with what of its SKU decides the cost. */
export interface SentLine extends SettleLine {
  readonly sku: Pick<SkuRow, 'freightTemplateId' | 'weightGrams'>
}

/** What the pieces of a line cost before coupons: what a free threshold looks at. */
const amountOf = ({ unitFen, quantity, cardOffFen }: SettleLine): number => unitFen * quantity - cardOffFen

/** The lines by freight template, in the order in which they come, with what sending each group costs. */
export function groupsOf(
  lines: readonly SentLine[],
  templates: ReadonlyMap<string, FreightTemplate>,
  destination: Destination | null
): SettleGroup[] {
  const byTemplate = new Map<string, SentLine[]>()
  for (const line of lines) {
    const { freightTemplateId: id } = line.sku
    byTemplate.set(id, [...(byTemplate.get(id) ?? []), line])
  }
  return [...byTemplate].map(([id, sent]) => ({
    freightTemplateId: id,
    lines: sent.map(({ sku: _sku, ...line }) => line),
    ...sendingOf(templates.get(id), destination, sent)
  }))
}

type Sending = Omit<SettleGroup, 'freightTemplateId' | 'lines'>

const UNKNOWN: Sending = { delivers: true, freightFen: 0, days: null, toFreeFen: null }
const NOT_SENT: Sending = { delivers: false, freightFen: 0, days: null, toFreeFen: null }

/** Goods without a template are sent nowhere: never for nothing by default. */
function sendingOf(
  template: FreightTemplate | undefined,
  destination: Destination | null,
  lines: readonly SentLine[]
): Sending {
  if (!template) return NOT_SENT
  if (!destination) return UNKNOWN
  const freight = freightOf(
    template,
    destination,
    lines.map((line) => ({
      quantity: line.quantity,
      weightGrams: line.sku.weightGrams,
      amountFen: amountOf(line)
    }))
  )
  if (!freight.delivers) return NOT_SENT
  const { fen, days, freeFromFen } = freight
  const amountFen = lines.reduce((sum, line) => sum + amountOf(line), 0)
  const toFreeFen = freeFromFen !== null && fen > 0 ? freeFromFen - amountFen : null
  return { delivers: true, freightFen: fen, days, toFreeFen }
}
