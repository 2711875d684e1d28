import { id, text } from '@contract/common'
import { lotteryLook, lotteryPrizeKind } from '@contract/lottery/shapes'
import { z } from 'zod'
import { lotteries, lotteryPrizes } from '../schema/lottery'
import { entity, type Entity, type Values } from './entity'
import { period, type Problem } from './entity-rules'
import { refsTo } from './refs'

const tries = z.int().min(0).max(20)

/** Properties that only a prize of this kind has. */
const NAMES: Readonly<Record<string, string>> = {
  privilege: 'privilegeId',
  coupon: 'couponId',
  points: 'points'
}

/** A prize has exactly the properties of its kind; the fallback prize is unlimited and needs no claim. */
function prizeHolds(entry: Values): readonly Problem[] {
  const { kind, fallback, stock } = entry
  const wrong = Object.entries(NAMES).flatMap(([of, name]): Problem[] => {
    const isThere = entry[name] !== undefined && entry[name] !== null
    if (isThere === (of === kind)) return []
    return [[isThere ? name : 'kind', isThere ? `It is for prizes of the kind ${of}` : `It needs ${name}`]]
  })
  if (fallback !== true) return wrong
  return [
    ...wrong,
    ...(typeof stock === 'number'
      ? [['stock', 'The fallback is given without end: it has none'] as const]
      : []),
    ...(kind === 'points' || kind === 'none' ? [] : [['kind', 'The fallback is points or none'] as const])
  ]
}

/** A lottery that gives no tries is open only through its links. */
export const lotteryEntities: readonly Entity[] = [
  entity({
    name: 'lotteries',
    about: 'Lotteries: what they are called, when they run, and what gives a try.',
    words: {
      look: 'wheel (4 to 8 prizes) or grid (8 prizes around the button)',
      dailyTries: 'tries that every member has on a day',
      cardTries: 'tries more on a day for those who hold a card',
      cardIds: 'only these cards; none = any',
      shareTries: 'tries for sharing it, once a day',
      orderTries: 'tries for each order that is paid while it runs',
      orderFromFen: 'only orders from this sum on, fen'
    },
    table: lotteries,
    takeAway: 'end',
    refs: [refsTo('cardIds', 'cards')],
    refine: {
      title: text(40, 1),
      subtitle: text(80),
      look: lotteryLook,
      dailyTries: tries.optional(),
      cardTries: tries.optional(),
      shareTries: tries.optional(),
      orderTries: tries.optional(),
      cardIds: z.array(id).optional()
    },
    complete: (entry, index) => ({ sort: index + 1, ...entry }),
    check: period
  }),
  entity({
    name: 'lottery-prizes',
    about:
      'What is drawn in lotteries. Its chance is its share of the weights of its lottery, and is published.',
    words: {
      lotteryId: 'one of lotteries',
      kind: 'goods (sent), privilege (a code or a recharge), coupon, points, none',
      weight: 'its chance: its share of all weights of the lottery',
      couponId: 'one of coupons, where kind is coupon',
      privilegeId: 'one of privileges, where kind is privilege',
      points: 'how many, where kind is points',
      claimDays: 'days in which it can be claimed',
      fallback:
        'true = given where the drawn one is gone: one of each lottery, points or none, without stock',
      onSale: 'false = not drawn for now'
    },
    table: lotteryPrizes,
    takeAway: 'offSale',
    hasStock: true,
    refs: [
      refsTo('lotteryId', 'lotteries'),
      refsTo('privilegeId', 'privileges'),
      refsTo('couponId', 'coupons')
    ],
    refine: {
      name: text(20, 1),
      kind: lotteryPrizeKind,
      weight: z.int().min(0).max(1_000_000),
      points: z.int().min(1).max(100_000).nullish(),
      claimDays: z.int().min(1).max(365).optional()
    },
    complete: (entry, index) => ({ claimDays: 30, fallback: false, onSale: true, sort: index + 1, ...entry }),
    check: prizeHolds
  })
]
