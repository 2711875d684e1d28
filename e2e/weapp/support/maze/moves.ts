import { anyPlace, type Place } from '../../../support/maze/places'
import type { Move } from '../../../support/maze/walk'
import { fingerMoves } from './fingers'
import { loginMoves } from './logins'
import type { MiniWalker } from './mini-maze'
import { stepBack } from './step-back'

/** More steps back than WeChat has pages, with something open over each. */
const MAX_STEPS_BACK = 25

async function wayOut(walker: MiniWalker): Promise<string> {
  for (let steps = 1; steps <= MAX_STEPS_BACK; steps += 1) {
    if (!(await stepBack(walker.app))) return `after ${steps}`
  }
  throw new Error(`${MAX_STEPS_BACK} steps back lead out of nothing`)
}

/** Parameters as they stand in a link: WeChat decodes none. */
export const asLink = ({ path, query }: Place): Place => ({
  path,
  query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)]))
})

const told = ({ path, query }: Place) =>
  `${path}?${Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`

/** The kinds of steps in the mini-program. */
export function miniMoves(walker: MiniWalker): readonly Move[] {
  return [
    ...fingerMoves(walker),
    ...loginMoves(walker),
    { name: 'back', weight: 14, make: async () => ((await stepBack(walker.app)) ? '' : 'and out') },
    { name: 'all the way back', weight: 1, make: () => wayOut(walker) },
    {
      name: 'a link to',
      weight: 10,
      async make(dice) {
        const place = asLink(anyPlace(dice, walker.members))
        await walker.app.showAgain(place)
        return told(place)
      }
    },
    {
      name: 'a new start at',
      weight: 3,
      async make(dice) {
        const place = dice.chance(0.5) ? undefined : asLink(anyPlace(dice, walker.members))
        await walker.startAnew(place)
        return place ? told(place) : 'home'
      }
    },
    {
      name: 'away and back',
      weight: 2,
      async make() {
        walker.app.hide()
        await walker.app.showAgain()
        return ''
      }
    },
    { name: 'the network goes', weight: 3, possible: () => walker.online, make: () => walker.connect(false) },
    {
      name: 'the network comes',
      weight: 25,
      possible: () => !walker.online,
      make: () => walker.connect(true)
    }
  ]
}
