/** Prizes of a lottery privilege: each is something that can be used, or nothing. */
import { id, text } from '@contract/common'
import { z } from 'zod'
import type { Problem } from './entity-rules'

const HOLDS = { points: 'points', coupon: 'couponId', privilege: 'privilegeId' } as const

export const drawPrize = z.strictObject({
  name: text(40, 1),
  weight: z.int().min(0),
  kind: z.enum(['points', 'coupon', 'privilege', 'none']),
  points: z.int().min(1).max(100_000).optional(),
  couponId: id.optional(),
  privilegeId: id.optional()
})

/** Blanks are called so, and nothing else is: the app goes by it. */
const BLANK = '谢谢'

/** A prize has exactly what its kind needs, and a name of its own. */
export function prizeProblems(prizes: unknown): Problem[] {
  const read = z.array(drawPrize).safeParse(prizes)
  if (!read.success) return []
  const names = read.data.map(({ name }) => name)
  return read.data.flatMap((prize, index): Problem[] => [
    ...Object.entries(HOLDS).flatMap(([kind, property]): Problem[] => {
      const isThere = prize[property] !== undefined
      if (isThere === (kind === prize.kind)) return []
      return [
        [
          ['prizes', index, isThere ? property : 'kind'],
          isThere ? `It is for prizes of the kind ${kind}` : `It needs ${property}`
        ]
      ]
    }),
    ...(prize.name.startsWith(BLANK) === (prize.kind === 'none')
      ? []
      : [[['prizes', index, 'name'], `Only what is nothing (none) is called ${BLANK}…`] as const]),
    ...(names.indexOf(prize.name) === index
      ? []
      : [[['prizes', index, 'name'], 'Another prize of this draw is called so'] as const])
  ])
}
