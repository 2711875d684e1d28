/** Short labels of an offer, such as 每月 5 选 2 or 每季一顿好饭, held against the plates and cards that they are of. */
import type { Values } from '../../../server/db/catalogue-files/entity'
import { cardsOf, platesOf, sizeOf } from './own-figures'
import type { Stated } from './texts'

/** Where labels stand. */
const PROPERTIES: readonly string[] = ['tagline', 'benefits', 'subtitle', 'contentHtml']

const PERIODS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/每周/, ['week']],
  [/每月/, ['month']],
  [/每季|一季|三个月/, ['quarter']],
  [/每年|一年|生日当年/, ['year']],
  [/开卡/, ['once']]
]
const NUMERALS: Readonly<Record<string, number>> = { 一: 1, 两: 2, 三: 3 }
const countIn = (text: string) => NUMERALS[text] ?? Number(text)

interface Label {
  readonly periods?: readonly string[] | undefined
  readonly of?: number | undefined
  readonly quota?: number | undefined
  readonly rounds?: number | undefined
  readonly days?: number | undefined
}

/** What a label says; undefined where it says nothing of the kind. */
function read(text: string): Label | undefined {
  const [, of, chosen] = /(\d+) 选 (\d+)/.exec(text) ?? []
  const periods = PERIODS.find(([word]) => word.test(text))?.[1]
  const counted = /(?:每[周月季年]|一年)\s?([一两三]|\d+ ?(?=次|晚))/.exec(text)?.[1]
  const rounds = /连领 (\d+) 周/.exec(text)?.[1]
  const days = text.includes('三十天') ? 30 : undefined
  if (!periods && !of && !days) return undefined
  const quota = chosen ? Number(chosen) : counted ? countIn(counted.trim()) : undefined
  return {
    periods,
    of: of ? Number(of) : undefined,
    quota,
    rounds: rounds ? Number(rounds) : undefined,
    days
  }
}

const fits = ({ periods, of, quota, rounds }: Label, plate: Values): boolean =>
  (periods?.includes(String(plate['period'])) ?? true) &&
  (of === undefined || sizeOf(plate['privilegeIds']) === of) &&
  (quota === undefined || plate['quota'] === quota) &&
  (rounds === undefined || plate['rounds'] === rounds)

/** Whether a sentence is a label; `true` where it is right, `false` where nothing of the entry is so. */
export function labelHolds(stated: Stated): boolean | undefined {
  if (!PROPERTIES.includes(stated.property)) return undefined
  const label = read(stated.sentence)
  if (!label) return undefined
  if (label.days !== undefined) return cardsOf(stated).some((card) => card['validityDays'] === label.days)
  return platesOf(stated).some((plate) => fits(label, plate))
}
