/**
 * Every page of the table is taken over as the server has drawn it: nothing rendered again, nothing lost, nothing asked for twice. Of who
 * comes for the first time, and of a member who has one of everything, pixels.test.ts holds it.
 */
import { ROUTES, type RouteEntry } from '@/routes/table'
import { demoAddresses } from './support/demo-addresses'
import { belongTo, keepOn, newMember, stored } from './support/members'
import { hidePictures, type Phone, putPhonesAway } from './support/phone'
import { openAllHydrated } from './support/hydration'
import { someOf } from '../../__tests__/support/depth'
import { testInDepth } from '../../__tests__/support/level'

hidePictures()
afterAll(putPhonesAway)

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

/** Whether a chat's order is there is found out with its number, which no drawing asks for. */
const CHATS = /^pages\/hdzchat/

/** Pages of one thing, asked for one that is not there: with all that a link may name, with the goods alone, and by a word. */
const IN_VAIN = [
  ...(ROUTES as readonly RouteEntry[]).flatMap(({ path, query = {} }) => {
    if (CHATS.test(path)) return []
    const names = Object.keys(query).filter((name) => /Id$|^orderNo$/.test(name))
    return names.length > 0 ? [`${path}?${names.map((name) => `${name}=none`).join('&')}`] : []
  }),
  'pages-mall/productDetail/index?productId=none',
  'pages/cardDetail/index?cardId=none',
  'pages/plateDetails/index?plateId=none',
  'pages/privilegeDetail/index?privilegeId=none',
  'pages-mall/search/index?keyword=none'
]

let all: readonly string[]

beforeAll(async () => {
  ;({ all } = await demoAddresses())
})

describe('every page is taken over as it was drawn', () => {
  test('for who came by a distributor, has been here, and likes it dark and large, in a city of their choice', async () => {
    const sent = { distributor: stored('demo'), account: stored('demo-01'), LABEL_ID: stored('label') }
    const city = JSON.stringify({ code: '310000', name: '上海市', location: null, chosenAt: 1 })
    const settle = (phone: Phone) =>
      keepOn(phone, { ...sent, look: stored('dark'), elder: stored(true), chosenCity: stored(city) })
    expect(await openAllHydrated({ addresses: someOf(all, 24), settle })).toEqual([])
  })

  testInDepth('for who has been here, and is where they were', async () => {
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
    expect(await openAllHydrated({ addresses, settle })).toEqual([])
  })

  test('for who came by the activity of another distributor: that comes in its place, and nothing is rendered again', async () => {
    const settle = (phone: Phone) => keepOn(phone, { distributionActivityId: stored('main-invited') })
    const addresses = ['pages/distribution/index?distributor=demo']
    const faults = await openAllHydrated({ addresses, settle })
    expect(faults.filter((fault) => !fault.includes('| lost '))).toEqual([])
  })

  testInDepth('for a member who has nothing', async () => {
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
      'pages/index/index',
      // refused, as they have no card
      'pages/plateDetails/pay?plateId=ride-monthly&memberCardId=none'
    ]
    expect(await openAllHydrated({ addresses: lists, settle: (phone) => belongTo(phone, fresh) })).toEqual([])
  })

  test('where there is nothing of the kind: the page says so, in the words of the server', async () => {
    const fresh = await newMember()
    expect(await openAllHydrated({ addresses: someOf(IN_VAIN, 16) })).toEqual([])
    expect(
      await openAllHydrated({ addresses: someOf(IN_VAIN, 16, 8), settle: (phone) => belongTo(phone, fresh) })
    ).toEqual([])
  })
})
