/** Freight of a settlement: the lines of each freight template are sent together. Pure; money in fen. */
import type { SettleGroup, SettleLine } from '@contract/types'
import { freightOf, type Destination, type FreightTemplate } from '../mall'
import type { SkuRow } from './sku-repository'

/** A line to be sent, with the fields of its SKU that determine the cost. */
export interface SentLine extends SettleLine {
  readonly sku: Pick<SkuRow, 'freightTemplateId' | 'weightGrams'>
}

/** The price of a line's pieces before coupons: compared with a free-freight threshold. */
const amountOf = ({ unitFen, quantity, cardOffFen }: SettleLine): number => unitFen * quantity - cardOffFen

/** How much more, fen, makes the freight of any of the templates free; to any place that is not known to be an exception. */
export function toFreeFreight(
  lines: readonly SentLine[],
  templates: ReadonlyMap<string, FreightTemplate>,
  destination: Destination | null
): number[] {
  const missing = groupsOf(lines, templates, destination).map((group) => {
    if (destination) return group.toFreeFen
    const from = templates.get(group.freightTemplateId)?.freeFromFen ?? null
    return from === null ? null : from - group.lines.reduce((sum, line) => sum + amountOf(line), 0)
  })
  return missing.filter((fen): fen is number => fen !== null && fen > 0)
}

/** The lines grouped by freight template, in order of appearance, with the freight of each group. */
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

/** Goods without a template cannot be sent: there is no free freight by default. */
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
