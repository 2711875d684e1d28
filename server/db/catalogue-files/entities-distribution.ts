import { text } from '@contract/common'
import { basisPoints, rateKind, rateScope, referralRate } from '@contract/distribution/shapes'
import { z } from 'zod'
import { referralCampaigns, referralMaterials } from '../schema/distribution'
import { entity, type Entity, type Values } from './entity'
import { period, type Problem } from './entity-rules'
import type { RefsOf } from './refs'
import { pictureAddress } from './shape-of-table'

type Scope = z.infer<typeof rateScope>

/** The catalogue kind that a rate refers to; a kind of goods is none. */
const KINDS: Readonly<Partial<Record<Scope, string>>> = {
  card: 'cards',
  plate: 'plates',
  product: 'products',
  mallProduct: 'mall-products',
  mallCategory: 'mall-categories'
}

interface Rate {
  readonly of: Scope
  readonly id: string
}

const ratesOf = ({ rates }: Values) => (Array.isArray(rates) ? (rates as Rate[]) : [])

const rateRefs: RefsOf = (entry) =>
  ratesOf(entry).flatMap(({ of, id }, index) => {
    const kind = KINDS[of]
    return kind === undefined ? [] : [{ path: ['rates', index, 'id'], kind, id }]
  })

/** A rate for a kind of goods names an existing one, and nothing has two rates. */
function ratesHold(entry: Values): readonly Problem[] {
  const seen = new Set<string>()
  return ratesOf(entry).flatMap(({ of, id }, index): Problem[] => {
    const key = `${of} ${id}`
    const isTwice = seen.has(key)
    seen.add(key)
    return [
      ...(isTwice ? [[['rates', index], `${key} has two rates`] as const] : []),
      ...(of === 'kind' && !rateKind.safeParse(id).success
        ? [[['rates', index, 'id'], `A kind is one of ${rateKind.options.join(', ')}`] as const]
        : [])
    ]
  })
}

/** Rewards for inviting friends, and materials to send them. */
export const distributionEntities: readonly Entity[] = [
  entity({
    name: 'referral-campaigns',
    about: 'What members are given for bringing friends, for a time. Of several that run the first counts.',
    words: {
      basisPoints: 'of what a friend pays, in parts of ten thousand: 500 is 5 %',
      rates:
        'other rates: [{ of: mallCategory, id: tea, basisPoints: 800 }]; of: kind, card, plate, product, mallProduct, mallCategory; the closest counts',
      settleDays: 'days after receipt until it settles; the goods’ days of return, where those are more'
    },
    table: referralCampaigns,
    takeAway: 'end',
    refs: [rateRefs],
    refine: {
      title: text(40, 1),
      subtitle: text(80),
      basisPoints,
      rates: z.array(referralRate).max(50),
      settleDays: z.int().min(0).max(365)
    },
    complete: (entry, index) => ({ rates: [], settleDays: 7, sort: index + 1, ...entry }),
    check: (entry) => [...period(entry), ...ratesHold(entry)]
  }),
  entity({
    name: 'referral-materials',
    about: 'Texts and pictures that members send to friends.',
    words: {
      text: 'what is copied; {link} stands for the member’s own link',
      picture: 'pictures/… beside this file, or https://…; none = a text alone',
      onSale: 'false = not shown for now'
    },
    table: referralMaterials,
    takeAway: 'offSale',
    refine: { title: text(40, 1), text: text(500), picture: pictureAddress },
    complete: (entry, index) => ({ text: '', onSale: true, sort: index + 1, ...entry }),
    check: ({ text: words, picture }) =>
      words === '' && !picture ? [['text', 'There is neither a text nor a picture']] : []
  })
]
