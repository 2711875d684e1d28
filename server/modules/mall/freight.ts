/** Freight of goods. Pure; money in fen. */

/** A template's rule for some areas. */
export interface FreightRule {
  readonly ruleNo: number
  /** Codes of provinces and cities; empty = everywhere without a rule of its own. */
  readonly areaCodes: readonly string[]
  readonly delivers: boolean
  /** Pieces, or grams. */
  readonly firstUnits: number
  readonly firstFen: number
  readonly moreUnits: number
  readonly moreFen: number
  readonly days: number
}

export interface FreightTemplate {
  readonly id: string
  readonly kind: 'count' | 'weight'
  /** Free from this amount of goods on; null = never. */
  readonly freeFromFen: number | null
  readonly rules: readonly FreightRule[]
}

/** A destination, by six-digit codes. */
export interface Destination {
  readonly provinceCode: string
  readonly cityCode: string
}

/** One item of a template. */
export interface FreightLine {
  readonly quantity: number
  /** Per piece. */
  readonly weightGrams: number
  /** Price of all its pieces before coupons. */
  readonly amountFen: number
}

/** `freeFromFen` is included wherever it exists, so that a page can show how much is missing. */
export type Freight =
  | {
      readonly delivers: true
      readonly fen: number
      readonly days: number
      readonly freeFromFen: number | null
    }
  | { readonly delivers: false }

const NOT_DELIVERED: Freight = { delivers: false }

/**
 * Freight and delivery time in days for all `lines` of one template to a place. A city's rule takes precedence over
 * its province's, and that over the general rule; if no rule covers a place, nothing can be sent there: there is no
 * free freight by default (rule page.settlement).
 */
export function freightOf(
  template: FreightTemplate,
  destination: Destination,
  lines: readonly FreightLine[]
): Freight {
  const rule = ruleFor(template.rules, destination)
  if (!rule?.delivers) return NOT_DELIVERED
  const amountFen = sumOf(lines, (line) => line.amountFen)
  const { freeFromFen } = template
  const isFree = freeFromFen !== null && amountFen >= freeFromFen
  const units = sumOf(lines, (line) => line.quantity * (template.kind === 'weight' ? line.weightGrams : 1))
  return { delivers: true, fen: isFree ? 0 : feeOf(rule, units), days: rule.days, freeFromFen }
}

function ruleFor(rules: readonly FreightRule[], { provinceCode, cityCode }: Destination) {
  const naming = (code: string) => rules.find(({ areaCodes }) => areaCodes.includes(code))
  return naming(cityCode) ?? naming(provinceCode) ?? rules.find(({ areaCodes }) => areaCodes.length === 0)
}

/** A partial further unit counts as a whole one. */
function feeOf({ firstUnits, firstFen, moreUnits, moreFen }: FreightRule, units: number): number {
  const more = Math.max(0, units - firstUnits)
  return firstFen + Math.ceil(more / moreUnits) * moreFen
}

const sumOf = <T>(items: readonly T[], valueOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + valueOf(item), 0)
