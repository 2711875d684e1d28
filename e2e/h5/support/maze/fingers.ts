import { steadyNames, type Dice } from '../../../support/maze/dice'
import type { Move } from '../../../support/maze/walk'
import { NEVER_TAPPED, wordsFor } from '../../../support/maze/words'
import { pointOf } from './in-page'
import type { H5Walker } from './walker'

/** The names of what can be pressed, each with its place in the document. */
function pressables({ sight }: H5Walker): Map<string, number> {
  const names = sight?.names ?? []
  const steady = steadyNames(names)
  return new Map(
    steady.flatMap((name, place) => (NEVER_TAPPED.test(names[place] ?? '') ? [] : [[name, place] as const]))
  )
}

/** What follows a tap at once, before anything has come of it. */
type Next = (walker: H5Walker, point: readonly [number, number]) => Promise<unknown>

async function tapAny(walker: H5Walker, dice: Dice, next?: Next): Promise<string> {
  const places = pressables(walker)
  if (places.size === 0) return 'nothing'
  const name = dice.name([...places.keys()])
  const point = await walker.ask(pointOf, places.get(name) ?? 0)
  if (!point) return `“${name}”, which lies under something`
  await walker.page.touchscreen.tap(...point)
  // a document that comes at once takes what follows with it
  await next?.(walker, point).catch(() => undefined)
  return `“${name}”`
}

async function typeAny({ page, sight }: H5Walker, dice: Dice): Promise<string> {
  const label = dice.name(sight?.fields ?? [])
  const words = wordsFor(dice, label)
  const field = page.getByPlaceholder(label, { exact: true }).filter({ visible: true }).last()
  // read-only, or gone since: nothing is typed then
  await field.fill(words, { timeout: 1000 }).catch(() => undefined)
  return `“${words}” into “${label}”`
}

/** What a finger does on the page that is shown. */
export const fingerMoves = (walker: H5Walker): readonly Move[] => [
  { name: 'tap', weight: 60, make: (dice) => tapAny(walker, dice) },
  {
    name: 'tap twice',
    weight: 8,
    make: (dice) => tapAny(walker, dice, ({ page }, point) => page.touchscreen.tap(...point))
  },
  {
    name: 'tap, and back at once,',
    weight: 4,
    possible: () => walker.online,
    make: (dice) => tapAny(walker, dice, (one) => one.step('back'))
  },
  {
    name: 'tap, and reload at once,',
    weight: 3,
    possible: () => walker.online,
    make: (dice) => tapAny(walker, dice, (one) => one.reload())
  },
  {
    name: 'type',
    weight: 6,
    possible: () => (walker.sight?.fields.length ?? 0) > 0,
    make: (dice) => typeAny(walker, dice)
  }
]
