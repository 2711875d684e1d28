import { piecesOf } from './pieces'

type Label = 'name' | 'mobile' | 'region' | 'address'

const TEXT: Readonly<Record<Label, string>> = {
  mobile:
    '(?:收货人?|收件人?|联系人?)?(?:手机号码|手机号|手机|联系电话|联系方式|电话号码|电话)|(?:Tel|Phone|Mobile)',
  name: '(?:收货人|收件人|联系人)(?:姓名|名称)?|姓名|名字|(?:Name)',
  region: '(?:所在地区|所在区域|所在省市区|所在省市|收货地区|省市区|地区|区域)',
  address: '(?:(?:详细|收货|收件|街道|具体|邮寄|家庭|单位)+地址|地址|住址|详细街道|(?:Address))'
}
const KINDS = ['mobile', 'name', 'region', 'address'] as const

/** A label is at the beginning of a part and ends with a colon, or with a blank if at the beginning of a line. */
const LABEL = new RegExp(
  `(^|[\\s,;|。、)\\u0001])(?:${KINDS.map((kind) => `(?<${kind}>${TEXT[kind]})`).join('|')})(?:\\s*[:=]\\s*|[ \\t]+(?=\\S))`,
  'gi'
)
/** Forms insert blanks into short words: 姓　名. */
const SPREAD = /(姓|地|电|手|收\s*货|收\s*件)\s+(名|址|话|机|人)(?=\s*:)/g

export interface Labelled {
  /** undefined if none is labelled. */
  readonly name: string | undefined
  /** Everything else, without the labels, with the region directly before the address. */
  readonly rest: string
}

/**
 * Extracts the labelled values of a form; `same` is the text in simplified characters, in which the labels are looked
 * for.
 */
export function extractLabels(text: string, same: string): Labelled {
  const found = [...same.matchAll(LABEL)]
  const first = found[0]
  if (!first) return { name: undefined, rest: text }
  const parts: Record<Label | 'before', string[]> = {
    before: [],
    name: [],
    mobile: [],
    region: [],
    address: []
  }
  parts.before.push(text.slice(0, first.index))
  found.forEach((match, at) => {
    const kind = KINDS.find((each) => match.groups?.[each] !== undefined)
    if (!kind) return
    const from = match.index + match[0].length
    parts[kind].push(text.slice(from, found[at + 1]?.index ?? text.length))
  })
  const [name, ...others] = piecesOf(parts.name[0] ?? '')
  const rest = [...parts.before, ...others, ...parts.name.slice(1), ...parts.mobile]
  return {
    name,
    rest: [...rest, [...parts.region, ...parts.address].join(' ')].join('\n')
  }
}

/** Joins words that a form spreads out. It changes the text's length, so it runs before any positions are computed. */
export const withoutSpreads = (text: string): string => text.replace(SPREAD, (all) => all.replace(/\s+/g, ''))
