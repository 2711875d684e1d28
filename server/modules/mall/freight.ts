/** What sending goods costs. Pure; money in fen. */

/** What a template says for some areas. */
export interface FreightRule {
  readonly ruleNo: number
  /** Codes of provinces and cities; empty = everywhere that no other rule names. */
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
  /** From this sum of goods on it is free; null = never. */
  readonly freeFromFen: number | null
  readonly rules: readonly FreightRule[]
}

/** Where something is sent, by six-digit codes. */
export interface Destination {
  readonly provinceCode: string
  readonly cityCode: string
}

/** One of the goods of a template. */
export interface FreightLine {
  readonly quantity: number
  /** Of one piece. */
  readonly weightGrams: number
  /** What all pieces of it cost before coupons. */
  readonly amountFen: number
}

/** `freeFromFen` goes with it wherever there is one, so that a page can tell how much is missing. */
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
 * What sending all `lines` of one template to a place costs, and in how many days they are there. A city's rule goes before
 * its province's, that before the rule for everywhere else; where no rule speaks of a place, nothing is sent there: it is
 * never sent for nothing by default (rule page.settlement).
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

/** A begun further unit counts whole. */
function feeOf({ firstUnits, firstFen, moreUnits, moreFen }: FreightRule, units: number): number {
  const more = Math.max(0, units - firstUnits)
  return firstFen + Math.ceil(more / moreUnits) * moreFen
}

const sumOf = <T>(items: readonly T[], valueOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + valueOf(item), 0)
