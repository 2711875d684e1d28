import { endIn, endOf } from '../../../support/ends'
import Taro from '@tarojs/taro'
import { queryClient } from '@/api/query-client'
import { beginSession, endSession } from '@/features/session/session'
import { ExchangeCenter } from '@/pages/index/panels/exchange-center/exchange-center'
import { chosenCityAtom } from '@/features/location/atoms'
import { SAFE_CONFIG } from '@/features/channel/model'
import { store } from '@/lib/store'
import { removeStored, writeStored } from '@/platform/storage/stored-values'
import { Around } from '../../../support/around'
import { activity } from '../../features/activity/fixtures'
import { eventually } from '../../../support/eventually'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
import { act, control, find, flush, mountPage, tap, text } from '../../../support/mount.h5'
import {
  cardOnSale,
  chosenCity,
  coupon,
  homeConfig,
  homeOf,
  myCard,
  myPlate,
  plateOffer,
  privilege
} from './fixtures'

jest.mock('@/platform/screen/near', () => ({
  whenNear: (_id: string, _options: unknown, near: () => void) => {
    near()
    return () => undefined
  }
}))

const paged = (list: unknown[]) => ok({ list, next: null })

async function open(handlers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    listCardsInfo: () => ok([cardOnSale(), cardOnSale({ cardId: 'season', name: '悦享季卡' })]),
    indexConfig: () => ok(homeConfig()),
    listActivities: () => ok([]),
    ...handlers
  })
  const page = await mountPage(ExchangeCenter, { path: 'pages/index/index', App: Around })
  for (let round = 0; round < 5; round++) await flush(10)
  return { calls, page }
}
const member = (...cards: unknown[]) => ({
  getMyCardInfo: () => ok({ cardInfoList: cards, glance: null }),
  indexPlateInfo: () => ok([myPlate()])
})
const went = () => jest.mocked(Taro.navigateTo).mock.calls.map(([options]) => options.url)
const waits = () => document.querySelector('[aria-busy="true"]') !== null

beforeEach(() => {
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
})
afterEach(() => {
  removeStored('cardNo')
  endSession()
  queryClient.clear()
  jest.restoreAllMocks()
})

describe('a visitor', () => {
  it('sees the best card with its price, and 开通 leads to the card', async () => {
    const { calls } = await open()
    expect(text()).toContain('尊享年卡')
    expect(text()).toContain('¥299.00')
    expect(text()).toContain('21 项权益 · 5 个权益包 · 365 天')
    await tap(find('[aria-label="开通 尊享年卡"]'))
    expect(went()).toEqual(['/pages/cardDetail/index?cardId=year'])
    expect(
      calls
        .slice(0, 3)
        .map((call) => call.name)
        .sort()
    ).toEqual(['getChannelInfo', 'indexConfig', 'listCardsInfo'])
    expect(calls.map((call) => call.name)).not.toContain('getMyCardInfo')
  })

  it('boxes stand until cards and blocks are both there', async () => {
    let arrive = (_: Answer) => {}
    await open({ indexConfig: () => new Promise<Answer>((resolve) => (arrive = resolve)) })
    expect(waits()).toBe(true)
    expect(text()).not.toContain('尊享年卡')
    arrive(ok(homeConfig()))
    await eventually(() => expect(waits()).toBe(false))
    expect(text()).toContain('尊享年卡')
  })

  it('offline: says so, waits no more, and a retry brings the content', async () => {
    let down = true
    await open({ listCardsInfo: () => (down ? 'down' : ok([cardOnSale()])) })
    await flush(1000)
    expect(text()).toContain('网络已断开')
    expect(waits()).toBe(false)
    down = false
    await tap('重试')
    await flush(20)
    expect(text()).toContain('尊享年卡')
  })

  it('where the platform forbids selling there is no price anywhere, and no 开通', async () => {
    const purchase = { allowed: false, reason: 'platform' } as const
    await open({
      listCardsInfo: () => ok([cardOnSale({ purchase })]),
      indexConfig: () => ok(homeConfig({ plates: [plateOffer({ purchase })] }))
    })
    expect(text()).toContain('尊享年卡')
    // what something is worth is no price
    expect(text().replace(/价值 ¥\d+/g, '')).not.toContain('¥')
    expect(text()).not.toContain('开通')
  })

  it('a card that is sold out keeps its price and is looked at instead', async () => {
    await open({
      listCardsInfo: () => ok([cardOnSale({ purchase: { allowed: false, reason: 'sold_out' } })])
    })
    expect(text()).toContain('¥299.00')
    expect(find('[aria-label="查看 尊享年卡"]')).toBeTruthy()
  })

  it('finds coupons, banners and recommended privileges below, each leading somewhere', async () => {
    await open({ indexConfig: () => ok(homeConfig({ coupons: [coupon()] })) })
    await tap(control('2D 电影票'))
    await tap(find('[aria-label="咖啡自由：每月 5 选 2"]'))
    await tap(control('5 选 2咖啡自由'))
    expect(went()).toEqual([
      '/pages/privilegeDetail/index?privilegeId=film-2d',
      '/pages/market/index',
      '/pages/plateDetails/index?plateId=coffee'
    ])
    expect(text()).toContain('新会员 30 元券')
  })

  it('finds what the channel runs, each leading to the page of its kind', async () => {
    const listActivities = () =>
      ok([
        activity({ kind: 'paid', activityId: 'film', title: '光影季' }),
        activity({ kind: 'gift', activityId: 'gift', title: '见面礼' }),
        activity({ kind: 'sign', activityId: 'care', title: '照护签约' }),
        activity({ kind: 'distribution', activityId: 'offer', title: '好友推荐' }),
        activity({ kind: 'cards', activityId: 'staff', title: '企业福利' })
      ])
    await open({ listActivities })
    for (const title of ['光影季', '见面礼', '照护签约']) await tap(control(title))
    expect(went()).toEqual([
      '/pages/payActivityDetails/index?activityId=film',
      '/pages/activityPage/activity-jingjiang-01?activityId=gift',
      '/pages/activityPage/activityYanglaoSign?activityId=care'
    ])
    // by a distributor's link, and by phone number
    expect(text()).not.toMatch(/好友推荐|企业福利/)
  })

  it('finds the stores where the channel asks for no location', async () => {
    await open({ getChannelInfo: () => ok({ needMobile: false, configData: JSON.stringify(SAFE_CONFIG) }) })
    await tap(control('优质商户'))
    expect(went()).toEqual(['/pages-secondary/storeList/index'])
  })

  it('finds the stores although what runs cannot be read', async () => {
    await open({ listActivities: () => no('500', '服务器错误') })
    expect(control('优质商户')).toBeTruthy()
    expect(text()).not.toContain('限时活动')
  })

  it('the row of plates holds four until it is moved, then all', async () => {
    const plates = Array.from({ length: 6 }, (_, at) =>
      plateOffer({ plateId: `p${at}`, name: `第 ${at} 包` })
    )
    await open({ indexConfig: () => ok(homeConfig({ plates })) })
    const row = () =>
      [...document.querySelectorAll('[role=button]')].filter((each) =>
        /第 \d 包/.test(each.textContent ?? '')
      )
    expect(row()).toHaveLength(4)
    await act(() => row()[0]?.closest('.taro-scroll')?.dispatchEvent(new Event('scroll')))
    expect(row()).toHaveLength(6)
  })

  it('a category opens its privileges', async () => {
    const { calls } = await open({ listPrivileges: () => paged([privilege({ name: '激光巨幕票' })]) })
    await tap('电影')
    for (let round = 0; round < 4; round++) await flush(10)
    expect(text()).toContain('电影权益')
    expect(text()).toContain('激光巨幕票')
    expect(calls.find((call) => call.name === 'listPrivileges')?.url).toContain('kind=film')
  })
})

describe('a member', () => {
  beforeEach(() => beginSession({ accessToken: 't', openId: null, memberId: 'm' }))

  it('sees the own card: number in groups, until when, and the way to another', async () => {
    const { calls } = await open(member(myCard({ expiresAt: endOf('2027-11-20') })))
    expect(text()).toContain('9920 2601 0000 0001')
    expect(text()).toContain('有效期至 2027.11.20')
    expect(text()).toContain('再开一张卡')
    expect(calls.map((call) => call.name)).not.toContain('listCardsInfo')
  })

  it('sees what may still be taken in this round, when it resets, and takes it from there', async () => {
    await open(member(myCard()))
    expect(text()).toContain('还可领2/5 · 3 天后重置')
    const tickets = [...document.querySelectorAll<HTMLElement>('.ticket')]
    expect(tickets.map((ticket) => /经典拿铁|原叶轻乳茶/.exec(ticket.textContent ?? '')?.[0])).toEqual([
      '经典拿铁'
    ])
    await tap(find('.ticket'))
    expect(went()).toEqual(['/pages/privilegeDetail/index?privilegeId=latte&memberPlateId=mp1'])
  })

  it('a plate of more than four privileges tells how many more there are, and opens for them', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...privilege({ privilegeId: `p${index}`, name: `好礼${index}` }),
        taken: index < 2,
        atOnce: index >= 2
      }))
    await open({
      ...member(myCard()),
      indexPlateInfo: () =>
        ok([
          myPlate({ name: '贵宾候机', plateId: 'lounge', privileges: many(7) }),
          myPlate({ memberPlateId: 'mp2', name: '每月一部电影', privileges: many(4) })
        ])
    })
    // each says how many there are besides, so that each is as high as its place was
    expect(document.querySelectorAll('.more[aria-label$=" 项"]')).toHaveLength(2)
    await tap(find('[aria-label="贵宾候机，还有 3 项"]'))
    expect(went()).toEqual(['/pages/plateDetails/index?plateId=lounge&memberCardId=mc1'])
  })

  it('sees what was saved this month and what ends soon, each a way to where that is listed', async () => {
    const glance = { month: { rightsFen: 12_000, discountFen: 1050 }, endingCoupons: 2, endingRecords: 1 }
    await open({ ...member(), getMyCardInfo: () => ok({ cardInfoList: [myCard()], glance }) })
    for (const words of ['¥130.50本月已省', '2 张优惠券即将过期', '1 张权益券即将过期'])
      await tap(control(words))
    expect(went()).toEqual([
      '/pages/cardDetail/index?memberCardId=mc1',
      '/pages-my/couponList/index',
      '/pages-my/receiveRecord/index?state=issued'
    ])
  })

  it('is told nothing of what is not', async () => {
    const glance = { month: { rightsFen: 0, discountFen: 0 }, endingCoupons: 0, endingRecords: 1 }
    await open({ ...member(), getMyCardInfo: () => ok({ cardInfoList: [myCard()], glance }) })
    expect(text()).toContain('权益券即将过期')
    expect(text()).not.toMatch(/本月已省|优惠券即将过期/)
  })

  it('an inactive card is activated, an expired one renewed', async () => {
    await open(
      member(
        myCard({ state: 'inactive', expiresAt: null }),
        myCard({ memberCardId: 'old', name: '旧卡', state: 'expired' })
      )
    )
    await tap(find('[aria-label="激活 尊享年卡"]'))
    await tap(find('[aria-label="续费 旧卡"]'))
    expect(went()).toEqual([
      '/pages/activation/index?cardNo=9920260100000001',
      '/pages-secondary/expiredCardDetails/index?memberCardId=old'
    ])
    expect(text()).toContain('激活后，2 个权益包立即生效')
  })

  it('without a card sees what is on sale', async () => {
    await open(member())
    expect(find('[aria-label="开通 尊享年卡"]')).toBeTruthy()
  })

  it('begins with the card that a union redirect named', async () => {
    writeStored('cardNo', '1111222233334444')
    const { calls } = await open(
      member(myCard(), myCard({ memberCardId: 'mc2', cardNo: '1111222233334444', name: '第二张' }))
    )
    expect(find('[aria-label="第 2 张，共 3 张"]')).toBeTruthy()
    expect(calls.find((call) => call.name === 'indexPlateInfo')?.url).toContain('mc2')
  })

  it('is told of a card that ends soon', async () => {
    const expiresAt = endIn(4)
    await open({
      ...member(myCard({ expiresAt })),
      getExpiredConfig: () => ok({ memberCardId: 'mc1', cardName: '尊享年卡', expiresAt, daysLeft: 5 })
    })
    expect(text()).toContain('尊享年卡还有 5 天到期')
  })

  it('is told when all cards have expired, and led to renew', async () => {
    await open({
      ...member(myCard({ state: 'expired', expiresAt: endIn(-3) })),
      getAllCardExpiredFlag: () => ok({ allExpired: true, lastExpiredCardId: 'mc1' })
    })
    expect(text()).toContain('您的卡都已到期，续费后继续享用权益')
    await tap('查看')
    expect(went()).toEqual(['/pages-secondary/expiredCardDetails/index?memberCardId=mc1'])
  })

  it('pulled down, reads all of it again', async () => {
    const { calls, page } = await open(member(myCard()))
    const count = (name: string) => calls.filter((call) => call.name === name).length
    const before = ['getMyCardInfo', 'indexConfig', 'indexPlateInfo'].map(count)
    await page.call('onPullDownRefresh')
    await flush(20)
    expect(['getMyCardInfo', 'indexConfig', 'indexPlateInfo'].map(count)).toEqual(before.map((n) => n + 1))
  })
})

describe('home of a city', () => {
  const configData = JSON.stringify({ ...SAFE_CONFIG, basic: { isNeedLocation: 1 } })
  const openIn = (code: string, handlers: Parameters<typeof fakeApi>[0] = {}) => {
    store.set(chosenCityAtom, chosenCity(code))
    return open({
      getChannelInfo: () => ok({ needMobile: false, configData }),
      indexConfig: ({ url }) => ok(homeOf(url)),
      pageLocationPrivileges: () => paged([]),
      ...handlers
    })
  }
  const goTo = (code: string, location: { lng: number; lat: number } | null = null) =>
    act(async () => store.set(chosenCityAtom, { ...chosenCity(code), location }))
  const settle = async () => {
    for (let round = 0; round < 5; round++) await flush(10)
  }
  const shows = (city: string) => [text().includes(`权益包 ${city}`), text().includes(`横幅 ${city}`)]
  const nationwide = () => [text().includes('咖啡自由'), text().includes('尊享年卡')]
  afterEach(() => act(() => store.set(chosenCityAtom, null)))

  it('another one shows what home has there; until that has come, what is for every one and no other’s', async () => {
    await openIn('310000')
    expect(shows('310000')).toEqual([true, true])
    await goTo('330100')
    expect([shows('310000'), nationwide()]).toEqual([
      [false, false],
      [true, true]
    ])
    await settle()
    expect([shows('330100'), shows('310000')]).toEqual([
      [true, true],
      [false, false]
    ])
  })

  it('another one that cannot be read shows nothing of the one before', async () => {
    await openIn('310000', {
      indexConfig: ({ url }) => (url.includes('330100') ? no('903', '参数错误') : ok(homeOf(url)))
    })
    await goTo('330100')
    await settle()
    expect(text()).not.toContain('310000')
  })

  it('a few streets on it stays as it is while it is read again', async () => {
    const { calls } = await openIn('310000')
    const before = calls.length
    await goTo('310000', { lng: 121.5, lat: 31.25 })
    expect(shows('310000')).toEqual([true, true])
    await settle()
    expect(calls.slice(before).map(({ name }) => name)).toContain('indexConfig')
    expect(shows('310000')).toEqual([true, true])
  })

  it('begins its plates with its own, in a row that nobody has moved', async () => {
    const row = () => {
      const rows = [...document.querySelectorAll<HTMLElement>('.taro-scroll')]
      return rows.find((each) => each.textContent?.includes('咖啡自由'))!
    }
    await openIn('310000')
    const before = row()
    before.scrollLeft = 100
    await goTo('330100')
    await settle()
    expect([row() === before, row().scrollLeft]).toEqual([false, 0])
    expect(row().textContent).toMatch(/权益包 330100.*咖啡自由/)
  })

  it('begins its banners with its own, wherever those of another city stood', async () => {
    const WIDTH = 300
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH
    })
    const track = () => {
      const tracks = [...document.querySelectorAll<HTMLElement>('.taro-swiper__track')]
      return tracks.find((each) => each.textContent?.includes('横幅'))!
    }
    await openIn('310000')
    track().scrollLeft = WIDTH
    await act(() => track().dispatchEvent(new Event('scroll')))
    await flush(150)
    await goTo('330100')
    await settle()
    expect([track().scrollLeft, track().firstElementChild?.textContent]).toEqual([0, '横幅 330100'])
  })
})
