/** Every page of the table is taken over as the server has drawn it: nothing drawn anew, nothing lost, nothing asked for twice. */
import { CHANNELS } from '@/channels/channels'
import { ROUTES } from '@/routes/table'
import { asAddress, pageQueries } from '../../bench/page-queries'
import { ONE_PROCESS } from '../support/chromium-args'
import { makeMember } from '../weapp/paint/member'
import { takeDrawing, watchDrawings, type Taken } from './support/drawn-page'
import { belongTo, keepOn, newMember, stored } from './support/members'
import { appOrigin, newTab, putPhonesAway, takePhone, type Phone } from './support/phone'

afterAll(putPhonesAway)

/** Tabs that pages are opened on at once. */
const AT_ONCE = 4

/** Pictures change nothing of what is held here, and cost most of the time. */
const FLAGS = [ONE_PROCESS, '--blink-settings=imagesEnabled=false']

/** Pages that the app goes on from by itself. */
const LEFT: Readonly<Record<string, string>> = {
  'pages/openAppTip/index': 'in a browser there is nothing to tell',
  'pages/login/index': 'who is logged in goes on',
  'pages/distributorUnionLogin/index': 'who is logged in goes on',
  'pages-secondary/expiredCardDetails/index': 'the card that it is asked for is a good one'
}

/** Pages that say how far they are with what they do by themselves: that word goes when it is done. */
const AT_WORK: Readonly<Record<string, string>> = {
  'pages/openXcx/index': 'opens the mini-program',
  'pages/goPrivilegeMini/index': 'opens the mini-program',
  'pages/mtPlacementPage/index': 'opens the partner',
  'pages/hdzqnxPlacementUrl/index': 'opens the partner',
  'pages/nndypPlacementUrl/index': 'opens the partner',
  'pages/payResult/index': 'asks how the payment stands',
  'pages/h5PayRedirect/index': 'asks how the payment stands',
  'pages-secondary/receiveResult/index': 'the device makes the codes'
}

/** Pages that are drawn with boxes in the place of content. Of any other page all that it shows at first is drawn. */
const WITH_BOXES: Readonly<Record<string, string>> = {
  'pages/hdzchatmovie/index': 'the address of a chat is made for who asks',
  'pages/hdzchatfood/index': 'the address of a chat is made for who asks',
  'pages/hdzchatcoupons/index': 'the address of a chat is made for who asks',
  'pages-my/channelCustomerService/index': 'the address of a chat is made for who asks',
  'pages/movieList/index': 'the partner is asked',
  'pages-secondary/storeList/index': 'stores are those around here, which is found out first',
  'pages-activities/distributionActivity/index': 'asking makes the member’s code',
  'pages-activities/materials/index': 'asking makes the member’s code',
  // what is not there is for the page itself to say
  'pages/payment/index': 'the partner has no such order',
  'pages/hdzpayment/index': 'the partner has no such order',
  'pages/discountOrderingPay/index': 'the partner has no such order',
  'pages/hdzqnxPayRedirect/index': 'the partner has no such order',
  'pages/nndypPayRedirect/index': 'the partner has no such order',
  'pages/mtPayRedirect/index': 'the partner has no such order',
  'pages-my/logistics/index': 'nothing was sent',
  'pagesA/landmark-ticket/order_detail': 'the order is not of tickets',
  'pages/payActivityDetails/index': 'other channels do not have the activity',
  'pages/directedActivity/index': 'other channels do not have the activity',
  'pages/uniqueActivity/index': 'other channels do not have the activity',
  'pages-activities/lottery/index': 'other channels do not have the lottery'
}

/** Pages whose content depends on where the device is. */
const PLACED = [
  'pages/index/index',
  'pages/privilegeDetail/index',
  'pages/movieList/index',
  'pages-secondary/storeList/index',
  'pages-mall/productDetail/index',
  'pages-my/orderBrandDetail/index',
  'pagesA/landmark-ticket/index',
  'pagesA/landmark-ticket/search',
  'pagesA/landmark-ticket/product_detail'
]

/** Somebody who opens pages. */
interface Visit {
  readonly addresses: readonly string[]
  /** Makes a phone theirs; it is a first visit, of which nothing is left for the next, where there is none. */
  readonly settle?: (phone: Phone) => Promise<void>
  /** What they ask for is not there. */
  readonly isInVain?: boolean
}

/** Runs in a page of a first visit: nothing is stored, nor will be. */
function forgetAll(): void {
  if (!location.protocol.startsWith('http')) return
  localStorage.clear()
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
}

const MOST_LOST = 0.01

function faultsOf(page: string, taken: Taken, isInVain: boolean): string[] {
  if (taken.path !== page && `${taken.path}/index` !== page)
    return page in LEFT ? [] : [`left for ${taken.path}`]
  if (taken.isUndrawn) return ['not drawn']
  const { redrawn, lost, drawn, waits, again } = taken
  return [
    ...(redrawn ? [`drawn anew: ${redrawn}`] : []),
    ...(lost.length > drawn * MOST_LOST && !(page in AT_WORK)
      ? [`lost ${lost.length} of ${drawn}: ${lost.slice(0, 5).join(', ')}`]
      : []),
    ...(waits && !isInVain && !(page in WITH_BOXES) ? ['boxes in the place of content'] : []),
    ...again.map((read) => `asks again for ${read}`)
  ]
}

/** Opens all addresses of a visit, and tells what is wrong with any of them. */
async function open({ addresses, settle, isInVain = false }: Visit): Promise<string[]> {
  const waiting = [...addresses]
  const faults: string[] = []
  const own = settle && (await takePhone({}, FLAGS))
  if (own) await settle(own)
  const opener = async () => {
    const { page } = own ? await newTab(own.context) : await takePhone({}, FLAGS)
    if (!own) await page.addInitScript(forgetAll)
    await watchDrawings(page)
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const address = next
      const [path = ''] = address.split('?')
      const take = () => takeDrawing(page, `${appOrigin()}/${address}`)
      const first = await take()
      // a server that has too much to do sends a skeleton
      const taken = first.isUndrawn && first.path === path ? await take() : first
      faults.push(...faultsOf(path, taken, isInVain).map((fault) => `${address} | ${fault}`))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, opener))
  return faults.sort()
}

/** Addresses of all pages, with content of the demo. */
let all: readonly string[]
let member: Awaited<ReturnType<typeof makeMember>>

beforeAll(async () => {
  member = await makeMember(appOrigin())
  const queries = pageQueries(member)
  all = ROUTES.map(({ path }) => path + asAddress(queries[path]))
})

describe('every page is taken over as it was drawn', () => {
  test('for who comes for the first time', async () => {
    expect(await open({ addresses: all })).toEqual([])
  })

  test('in the other channels, each page in one of them', async () => {
    const [, ...others] = Object.keys(CHANNELS)
    const addresses = all.map((address, place) => {
      const channel = others[place % others.length] ?? ''
      return `${address}${address.includes('?') ? '&' : '?'}channel=${channel}`
    })
    expect(await open({ addresses })).toEqual([])
  })

  test('for who has been here, and likes it dark and large, in a city of their choice', async () => {
    const city = JSON.stringify({ code: '310000', name: '上海市', location: null, chosenAt: 1 })
    const settle = (phone: Phone) =>
      keepOn(phone, { look: stored('dark'), elder: stored(true), chosenCity: stored(city) })
    expect(await open({ addresses: all, settle })).toEqual([])
  })

  test('for who has been here, and is where they were', async () => {
    const place = {
      place: {
        city: '上海市',
        city_code: '310000',
        address: '南京东路',
        location: { lat: 31.2381, lng: 121.4805 }
      },
      exact: true,
      knownAt: Date.now()
    }
    const ends = Date.now() + 86_400_000
    const settle = (phone: Phone) =>
      keepOn(phone, {
        place: stored(JSON.stringify(place), ends),
        placeCity: stored(JSON.stringify({ code: '310000', name: '上海市' }), ends)
      })
    const addresses = all.filter((address) => PLACED.some((page) => address.startsWith(page)))
    expect(addresses).toHaveLength(PLACED.length)
    expect(await open({ addresses, settle })).toEqual([])
  })

  test('for a member who has one of everything', async () => {
    expect(await open({ addresses: all, settle: (phone) => belongTo(phone, member) })).toEqual([])
  })

  test('for a member who has nothing', async () => {
    const fresh = await newMember()
    const lists = [
      'pages-my/orderRecord/index',
      'pages-my/couponList/index',
      'pages-my/receiveRecord/index',
      'pages-my/address/index',
      'pages-my/feedback/index',
      'pages-mall/shoppingCart/index',
      'pages-secondary/myCard/index',
      'pages-activities/my-prizes/index',
      'pages/index/index'
    ]
    expect(await open({ addresses: lists, settle: (phone) => belongTo(phone, fresh) })).toEqual([])
  })

  test('where there is nothing of the kind', async () => {
    const addresses = [
      'pages-mall/productDetail/index?productId=none',
      'pages/cardDetail/index?cardId=none',
      'pages/plateDetails/index?plateId=none',
      'pages/privilegeDetail/index?privilegeId=none',
      'pages-secondary/brandDetail/index?brandId=none',
      'pagesA/landmark-ticket/product_detail?sightId=none',
      'pages-mall/search/index?keyword=none'
    ]
    expect(await open({ addresses, isInVain: true })).toEqual([])
  })
})
