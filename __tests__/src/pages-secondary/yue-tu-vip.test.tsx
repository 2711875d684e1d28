import { endOf } from '../../support/ends'
import YueTuVip from '@/pages-secondary/yueTuVip/index'
import TermsCN from '@/pages-secondary/yueTuVip/termsCN'
import TermsEN from '@/pages-secondary/yueTuVip/termsEN'
import { queryClient } from '@/api/query-client'
import { savedCode } from '@/features/lounge/saved-code'
import type { Airport, LoungePass, LoungePlan } from '@/features/lounge/model'
import { tokenAtom } from '@/features/session/atoms'
import { store } from '@/lib/store'
import { removeMemberValues } from '@/platform/storage/stored-values'
import { Around } from '../../support/around'
import { fakeApi, no, ok, type Answer, type Sent } from '../../support/fake-api'
import { act, control, find, findText, mountPage, tap, text, type } from '../../support/mount.h5'
import { ready, shown, stage, strike, until } from '../features/order/stage'

const ORDER_NO = '20261122000000000001'
const buyable = { allowed: true, reason: 'ok' as const }
const YEAR: LoungePlan = {
  planId: 'yuetu-year',
  name: '悦途年卡',
  subtitle: '全年出行都从容',
  picture: '/a.webp',
  priceFen: 129_900,
  listPriceFen: 238_800,
  days: 365,
  visits: 12,
  guests: 6,
  guestsAtOnce: 3,
  purchase: buyable
}
const THREE: LoungePlan = { ...YEAR, planId: 'yuetu-three', name: '悦途三次卡', priceFen: 39_900, visits: 3 }
const AIRPORT: Airport = {
  code: 'PEK',
  name: '北京首都国际机场',
  city: '北京',
  lounges: [
    {
      loungeId: 'pek-1',
      name: '首都 T3 贵宾厅',
      terminal: 'T3',
      area: 'international',
      place: 'E19 登机口旁',
      opensAt: '06:00',
      closesAt: '22:00',
      openNow: true,
      stayHours: 3,
      facilities: ['meal', 'shower'],
      picture: '/a.webp'
    }
  ]
}
const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const pass = (over: Partial<LoungePass> = {}): LoungePass => ({
  passNo: '123456789012',
  orderNo: ORDER_NO,
  planId: 'yuetu-year',
  planName: '悦途年卡',
  state: 'active',
  visits: 12,
  visitsLeft: 12,
  guests: 6,
  guestsLeft: 6,
  guestsAtOnce: 3,
  startsAt: '2026-11-20T00:00:00.000Z',
  expiresAt: endOf('2027-11-20'),
  ...over
})
const member = (of: LoungePass) => ({
  standing: of.state,
  canEnter: of.state === 'active',
  pass: of,
  passes: [of],
  order: null
})
const NOBODY = { standing: 'none', canEnter: false, pass: null, passes: [], order: null }

const FRONT = {
  plans: [YEAR, THREE],
  airports: 49,
  lounges: 68,
  cities: 46,
  termsVersion: '2026.11',
  hot: [{ code: 'PEK', city: '北京' }]
}

let codes = 0
/** Each answer is another code, with so much of its minute left. */
const codeOf = (leftMs: number): Answer => {
  codes += 1
  return ok({
    passNo: '123456789012',
    code: String(codes).padStart(32, '0'),
    issuedAt: at(leftMs - 60_000),
    expiresAt: at(leftMs)
  })
}

let front: () => Answer
let standing: () => Answer
let code: () => Answer
let visits: readonly unknown[]
let asked: (keyword: unknown) => readonly Airport[]
let went: [string, string][]
let page: Awaited<ReturnType<typeof mountPage>> | undefined

const api = () =>
  fakeApi({
    getFront: () => front(),
    orderCheck: () => standing(),
    qrCode: () => code(),
    pageAirports: ({ data }) => {
      const list = asked((data as { keyword?: string }).keyword)
      return ok({ list, next: null })
    },
    listVisits: () => ok({ list: visits, next: null })
  })

async function open(): Promise<Sent[]> {
  const sent = api()
  page = await mountPage(YueTuVip, { path: 'pages-secondary/yueTuVip/index', query: {}, App: Around })
  await ready()
  return sent
}
const digits = () => find('[role=img][aria-label^="0000"]').getAttribute('aria-label')
const leave = () => act(() => store.set(tokenAtom, undefined))

beforeEach(() => {
  ;({ went } = stage())
  codes = 0
  front = () => ok(FRONT)
  standing = () => ok(NOBODY)
  code = () => codeOf(60_000)
  visits = []
  asked = () => [AIRPORT]
})
afterEach(async () => {
  // its timers are those of the test
  await page?.unmount()
  page = undefined
  jest.useRealTimers()
  strike()
})

it('a visitor sees how far it reaches and what it costs; without the tick nothing is bought, with it the login comes first', async () => {
  removeMemberValues()
  await leave()
  const sent = await open()
  expect(text()).toContain('49座机场')
  expect(text()).toContain('68间贵宾厅')
  expect(text()).toContain('12 次进厅')
  expect(text()).not.toContain('进厅记录')
  // pressed without the tick: the page goes to it, and it is marked
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element
  ) {
    expect(this.querySelector('[role=checkbox]')).not.toBeNull()
  })
  await tap(control('立即开通'))
  expect(went).toEqual([])
  expect(scrolled).toHaveBeenCalledTimes(1)
  scrolled.mockRestore()
  expect(text()).toContain('请先阅读并勾选同意服务条款')
  await tap(find('[role=checkbox]'))
  expect(text()).not.toContain('请先阅读并勾选')
  expect(sent.map(({ name }) => name)).not.toContain('orderCheck')
})

it('a member without one chooses a plan and goes to the cashier with it', async () => {
  await open()
  await tap(control('悦途三次卡'))
  await tap(find('[role=checkbox]'))
  await tap(control('立即开通'))
  await until(() => went.length > 0)
  expect(went).toEqual([['push', '/pages/pay/index?kind=lounge&itemId=yuetu-three&termsVersion=2026.11']])
})

it('an order that waits to be paid leads to the cashier', async () => {
  standing = () => ok({ ...NOBODY, order: { orderNo: ORDER_NO, state: 'unpaid' } })
  await open()
  await tap(findText('会员订单待付款'))
  await until(() => went.length > 0)
  expect(went).toEqual([['push', `/pages/pay/index?orderNo=${ORDER_NO}`]])
})

it('a member with one has the code on top, with its seconds; it renews itself before its end', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  standing = () => ok(member(pass()))
  const sent = await open()
  await shown('秒内有效')
  const first = digits()
  expect(text()).toContain('还可进厅 12 次，随行 6 人次')
  await act(() => jest.advanceTimersByTime(40_000))
  expect(digits()).toBe(first)
  expect(text()).toMatch(/(19|20) 秒内有效/)
  await act(() => jest.advanceTimersByTime(6_000))
  await until(() => digits() !== first)
  expect(text()).toMatch(/(59|60) 秒内有效/)
  expect(sent.filter(({ name }) => name === 'qrCode')).toHaveLength(2)
})

it('without a network the code that is there stays as long as it lives, and after that says so', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  standing = () => ok(member(pass()))
  await open()
  await shown('秒内有效')
  const first = digits()
  code = () => 'down'
  standing = () => 'down'
  await act(() => jest.advanceTimersByTime(50_000))
  await shown('网络不可用，此码在有效期内仍可进厅')
  expect(digits()).toBe(first)
  await act(() => jest.advanceTimersByTime(11_000))
  await shown('会员码已失效，需要网络才能更新')
  expect(savedCode()).toBeUndefined()
  code = () => codeOf(60_000)
  await act(() => jest.advanceTimersByTime(4_000))
  await shown('秒内有效')
  expect(digits()).not.toBe(first)
})

it('opened again without a network it shows the code that is kept, and none once that has ended or the member is gone', async () => {
  standing = () => ok(member(pass()))
  await open()
  await shown('秒内有效')
  await until(() => savedCode() !== undefined)
  const first = digits()
  await page?.unmount()
  queryClient.clear()
  code = () => 'down'
  standing = () => 'down'
  front = () => 'down'
  await open()
  await shown('网络不可用，此码在有效期内仍可进厅')
  expect(digits()).toBe(first)
  removeMemberValues()
  expect(savedCode()).toBeUndefined()
})

it('a channel without a lounge counts none', async () => {
  removeMemberValues()
  await leave()
  front = () => ok({ ...FRONT, cities: 0, airports: 0, lounges: 0 })
  await open()
  await shown('登机之前，有个安静的地方歇一歇')
  expect(text()).not.toContain('座城市')
})

it('the code that is had again within the second of an entry is kept for a gate without a network', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  standing = () => ok(member(pass()))
  const same = codeOf(60_000)
  code = () => same
  await open()
  await shown('秒内有效')
  await until(() => savedCode() !== undefined)
  standing = () => ok(member(pass({ visitsLeft: 11 })))
  await act(() => jest.advanceTimersByTime(9_000))
  await shown('还可进厅 11 次')
  await until(() => savedCode()?.pass.visitsLeft === 11)
  // it opens no gate any more: another one is asked for soon
  const used = digits()
  code = () => codeOf(60_000)
  await act(() => jest.advanceTimersByTime(4_000))
  await until(() => digits() !== used)
})

it('an entry is told, and is in the list; what is left is less', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  standing = () => ok(member(pass()))
  await open()
  await shown('秒内有效')
  const first = digits()
  const after = pass({ visitsLeft: 11, guestsLeft: 4 })
  standing = () => ok(member(after))
  visits = [
    {
      ...{ visitId: 'v1', loungeName: '首都 T3 贵宾厅', airportName: '北京首都国际机场', terminal: 'T3' },
      ...{ guests: 2, at: '2026-11-21T02:00:00.000Z', planName: '悦途年卡', visitsLeft: 11, guestsLeft: 4 }
    }
  ]
  await act(() => jest.advanceTimersByTime(9_000))
  await shown('还可进厅 11 次，随行 4 人次')
  await until(() => digits() !== first)
  await tap(control('进厅记录'))
  await shown('本人与随行 2 人')
  expect(text()).toContain('2026.11.21 10:00')
})

it.each([
  ['used', pass({ state: 'used', visitsLeft: 0 }), '12 次进厅已全部使用'],
  ['expired', pass({ state: 'expired' }), '已于 2027.11.20 到期']
] as const)(
  'used up, expired: what became of it, and the way to another one › %s',
  async (_, past, words) => {
    standing = () => ok({ ...member(past), passes: [] })
    const sent = await open()
    expect(text()).toContain(words)
    expect(control('续购会员')).toBeTruthy()
    expect(sent.map(({ name }) => name)).not.toContain('qrCode')
  }
)

it('airports are found by what is typed; a lounge tells where it is and when it is open', async () => {
  const keywords: unknown[] = []
  asked = (keyword) => {
    keywords.push(keyword)
    return keyword === 'xxx' ? [] : [AIRPORT]
  }
  await open()
  await tap(control('贵宾厅'))
  await shown('北京首都国际机场')
  expect(text()).toContain('国际及港澳台出发')
  await tap(findText('首都 T3 贵宾厅'))
  await shown('T3，E19 登机口旁')
  expect(text()).toContain('06:00–22:00（营业中）')
  expect(text()).toContain('热餐、淋浴')
  await type(find<HTMLInputElement>('input'), 'xxx')
  await shown('未找到“xxx”')
  await tap(control('查看全部机场'))
  await shown('北京首都国际机场')
  expect(keywords).toContain('xxx')
})

it('what cannot be read says so, and is asked for again', async () => {
  standing = () => no('500', '服务暂不可用')
  await open()
  await shown('加载失败，点击重试')
  standing = () => ok(member(pass()))
  await tap(findText('加载失败，点击重试'))
  await shown('秒内有效')
})

it('the terms stand in both languages, each leads to the other, and says its version and since when it holds', async () => {
  const texts: Record<string, string> = { lounge: '服务条款', loungeEn: 'Terms of Service' }
  fakeApi({
    getAgreement: ({ data, url }) => {
      const kind = (data as { kind?: string } | undefined)?.kind ?? /kind=(\w+)/.exec(url)?.[1] ?? ''
      return ok({
        title: texts[kind],
        version: '2026.11',
        effectiveAt: '2026-10-31T16:00:00.000Z',
        html: `<p>${kind}</p>`
      })
    }
  })
  await mountPage(TermsCN, { path: 'pages-secondary/yueTuVip/termsCN', query: {}, App: Around })
  await shown('版本 2026.11 · 2026.11.01 起生效')
  await tap(findText('English version'))
  await until(() => went.length > 0)
  expect(went).toEqual([['replace', '/pages-secondary/yueTuVip/termsEN']])
  await mountPage(TermsEN, { path: 'pages-secondary/yueTuVip/termsEN', query: {}, App: Around })
  await shown('Version 2026.11 · in force since 2026.11.01')
  expect(text()).toContain('loungeEn')
})
