import { queryClient } from '@/api/query-client'
import { beginSession, endSession } from '@/features/session/session'
import { SAFE_CONFIG } from '@/features/channel/model'
import { chosenCityAtom } from '@/features/location/atoms'
import { store } from '@/lib/store'
import { ExchangeCenter } from '@/pages/index/panels/exchange-center/exchange-center'
import { Around } from '../../../support/around'
import { fakeApi, ok } from '../../../support/fake-api'
import { mountMini, shows } from '../../../support/mount.weapp'
import {
  cardOnSale,
  chosenCity,
  homeConfig,
  homeOf,
  myCard,
  myPlate,
  plateOffer,
  privilege
} from './fixtures'

jest.mock('@/platform/screen/near', () => ({ whenNear: () => () => undefined }))

/** Budgets for the first render of home in the mini-program: calls of setData, and their bytes. */
const SETS = 4
const BYTES = 60_000

const many = <T,>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))
const categories = ['film', 'food', 'hotel', 'travel', 'landmark', 'goods', 'recharge', 'all']
const config = {
  ...homeConfig({ plates: many(8, (at) => plateOffer({ plateId: `p${at}` })) }),
  categories: categories.map((key) => ({ key, name: '电影' }))
}
const plate = (at: number) =>
  myPlate({
    memberPlateId: `mp${at}`,
    privileges: many(5, (of) => ({ ...privilege({ privilegeId: `v${of}` }), taken: false, atOnce: true }))
  })

afterEach(() => {
  endSession()
  queryClient.clear()
  jest.restoreAllMocks()
})

/** What home costs until it shows `content`. */
async function cost(content: string) {
  fakeApi({
    listCardsInfo: () => ok(many(7, (at) => cardOnSale({ cardId: `c${at}` }))),
    indexConfig: () => ok(config),
    listActivities: () => ok([]),
    getMyCardInfo: () =>
      ok({
        cardInfoList: many(3, (at) => myCard({ memberCardId: `mc${at}` })),
        glance: { month: { rightsFen: 12_000, discountFen: 1050 }, endingCoupons: 2, endingRecords: 1 }
      }),
    indexPlateInfo: () => ok(many(5, plate))
  })
  const { sets } = await mountMini(ExchangeCenter, { path: 'pages/index/index', App: Around })
  await shows(sets, content)
  return { count: sets.length, bytes: sets.join('').length }
}

it("a visitor's first render is within the budget", async () => {
  const { count, bytes } = await cost('开通')
  expect(count).toBeLessThanOrEqual(SETS)
  expect(bytes).toBeLessThanOrEqual(BYTES)
})

it("a member's first render is within the budget", async () => {
  beginSession({ accessToken: 't', openId: null, memberId: 'm' })
  const { count, bytes } = await cost('本期权益')
  expect(count).toBeLessThanOrEqual(SETS)
  expect(bytes).toBeLessThanOrEqual(BYTES)
})

it('another city shows what home has there', async () => {
  const configData = JSON.stringify({ ...SAFE_CONFIG, basic: { isNeedLocation: 1 } })
  store.set(chosenCityAtom, chosenCity('310000'))
  fakeApi({
    getChannelInfo: () => ok({ needMobile: false, configData }),
    listCardsInfo: () => ok([cardOnSale()]),
    indexConfig: ({ url }) => ok(homeOf(url))
  })
  const { sets } = await mountMini(ExchangeCenter, { path: 'pages/index/index', App: Around })
  await shows(sets, '权益包 310000')
  store.set(chosenCityAtom, chosenCity('330100'))
  await shows(sets, '权益包 330100')
  store.set(chosenCityAtom, null)
})
