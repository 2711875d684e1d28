import { asAddress } from '../../../support/page-queries'
import { anyPlace } from '../../../support/maze/places'
import type { Dice } from '../../../support/maze/dice'
import type { Move } from '../../../support/maze/walk'
import { fingerMoves } from './fingers'
import { loginMoves } from './logins'
import { OUTSIDE, type H5Walker } from './walker'

/** Addresses that nobody made: another way to write one, a page that there is not, what a stranger might try. */
const ODD_LINKS = [
  '/pages/nowhere/index',
  '/pages/market/',
  '//pages/market',
  '/pages/market/index#/pages/pay/index',
  '/#/pages/market/index?productId=p-last-mug',
  '/pages/index/index?tab=nowhere',
  '/?channel=nowhere',
  '/pages/../pages/market',
  '/PAGES/MARKET',
  '/pages/webview/index?url=https%3A%2F%2Fexample.com%2F',
  '/pages/login/index?from=https%3A%2F%2Fexample.com%2F',
  '/%E0%A4%A'
]

const indexHere = () =>
  (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation.currentEntry.index

/** Steps back until the first page of this browser: each closes something or goes one entry down, so that their number has an end. */
async function wayOut(walker: H5Walker): Promise<string> {
  const most = 2 * (await walker.ask(indexHere, undefined)) + 10
  for (let steps = 0; steps < most; steps += 1) {
    if ((await walker.ask(indexHere, undefined)) === 0) {
      await walker.open('/')
      return `after ${steps}`
    }
    await walker.step('back')
    await walker.settle()
  }
  throw new Error(`${most} steps back do not lead out: ${walker.where}`)
}

async function openAny(walker: H5Walker, dice: Dice): Promise<string> {
  const { path, query } = anyPlace(dice, walker.members)
  const link = `/${path}${asAddress(query)}`
  await walker.open(link)
  return link
}

/** The kinds of steps in a browser. */
export function h5Moves(walker: H5Walker): readonly Move[] {
  // a browser without a network has a page of its own for what is reloaded
  const online = () => walker.online
  return [
    ...fingerMoves(walker),
    ...loginMoves(walker),
    { name: 'back', weight: 14, possible: online, make: () => walker.step('back') },
    { name: 'forward', weight: 4, possible: online, make: () => walker.step('forward') },
    { name: 'all the way back', weight: 1, possible: online, make: () => wayOut(walker) },
    {
      name: 'reload',
      weight: 4,
      possible: online,
      make: () => walker.reload()
    },
    { name: 'open', weight: 9, possible: online, make: (dice) => openAny(walker, dice) },
    {
      name: 'open the odd',
      weight: 2,
      possible: online,
      async make(dice) {
        const link = dice.pick(ODD_LINKS)
        await walker.open(link)
        return link
      }
    },
    {
      name: 'come back into the app',
      weight: 40,
      possible: () => walker.online && !walker.inApp,
      async make() {
        await walker.open(walker.where === OUTSIDE ? '/' : '/pages/market')
        return ''
      }
    },
    {
      name: 'the network goes',
      weight: 3,
      possible: () => walker.online && walker.inApp,
      make: () => walker.connect(false)
    },
    {
      name: 'the network comes',
      weight: 30,
      possible: () => !walker.online,
      make: () => walker.connect(true)
    }
  ]
}
