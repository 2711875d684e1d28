import { SAFE_CONFIG } from '@/features/channel/model'
import LandmarkTicket from '@/pagesA/landmark-ticket/index'
import LandmarkOrder from '@/pagesA/landmark-ticket/order_detail'
import LandmarkPayment from '@/pagesA/landmark-ticket/payment'
import LandmarkProduct from '@/pagesA/landmark-ticket/product_detail'
import LandmarkSearch from '@/pagesA/landmark-ticket/search'
import { chosenCityAtom, placeAtom } from '@/features/location/atoms'
import type { Data } from '@contract/types'
import type { ResolvedPlace } from '@/features/location/model'
import { forgetSearches } from '@/features/ticket/history'
import type { KindCount } from '@/features/ticket/model'
import { store } from '@/lib/store'
import { readStored, removeMemberValues, writeStored } from '@/platform/storage/stored-values'
import { Around } from '../../support/around'
import { fakeApi, no, ok, type Answer } from '../../support/fake-api'
import { fakeDatabases } from '../../support/fake-database'
import { act, control, find, findText, flush, mountPage, tap, text, type } from '../../support/mount.h5'
import { liveKeys } from '../features/wallet/live-keys'
import { ready, shown, stage, strike, until } from '../features/order/stage'
import { ORDER_NO, SIGHT, KIND, DAYS, TODAY, CHILD, DETAIL, PERSON, TICKETS, COUPON, priced } from './a-tower'

const PAGE = { list: [SIGHT], next: null }

let went: [string, string][]
beforeEach(async () => {
  ;({ went } = stage())
  await act(() => forgetSearches())
})
afterEach(strike)

const ANSWERS: Record<string, (asked: { url: string; data: unknown }) => Answer | Promise<Answer>> = {
  listCities: () => ok([{ cityCode: '310000', name: '上海市', sights: 1 }]),
  getFront: () => ok({ banners: [], categories: [{ category: 'view', sights: 1 }], hotWords: ['测试塔'] }),
  pageSights: () => ok(PAGE),
  suggestSights: () => ok([{ sightId: 'tower', name: '测试塔', city: '上海市' }]),
  getSight: () =>
    ok({ sight: SIGHT, kinds: [KIND, CHILD], introHtml: '<p>塔</p>', noticeHtml: '<p>须知</p>' }),
  getCalendar: () => ok({ kind: KIND, today: TODAY, days: DAYS }),
  listVisitors: () => ok([PERSON]),
  getMemberMobile: () => ok({ mobile: '13800000001' }),
  previewOrder: ({ data }) => ok(priced(data as { kinds: readonly KindCount[] })),
  getOrder: () => ok(TICKETS),
  getLiveKeys: () => liveKeys(['t1'], '123456789012')
}

async function open(
  Page: Parameters<typeof mountPage>[0],
  name: string,
  query: Record<string, string> = {},
  more: typeof ANSWERS = {}
) {
  const calls = fakeApi({ ...ANSWERS, ...more })
  const { unmount } = await mountPage(Page, { path: `pagesA/landmark-ticket/${name}`, query, App: Around })
  await ready()
  const sent = (call: string) => calls.filter((one) => one.name === call).map(({ data }) => data)
  return { calls, sent, unmount }
}

it('lists the sights of a city by category, and leads to one of them', async () => {
  const { sent } = await open(LandmarkTicket, 'index')
  await shown('测试塔')
  await tap(control('登高游船'))
  await until(() => (sent('pageSights').at(-1) as { category?: string }).category === 'view')
  await tap('全国')
  await shown('1 个景点')
  await tap('上海')
  await until(() => (sent('pageSights').at(-1) as { cityCode?: string }).cityCode === '310000')
  await shown('登高望远')
  await tap('登高望远')
  expect(went.at(-1)?.[1]).toBe('/pagesA/landmark-ticket/product_detail?sightId=tower')
})

it('keeps its rows while only the ways to them are asked for', async () => {
  const configData = JSON.stringify({ ...SAFE_CONFIG, basic: { isNeedLocation: 1 } })
  const isNear = (data: unknown) => 'longitude' in (data as object)
  const { sent } = await open(
    LandmarkTicket,
    'index',
    {},
    {
      getChannelInfo: () => ok({ needMobile: false, configData }),
      pageSights: ({ data }) => (isNear(data) ? new Promise<never>(() => undefined) : ok(PAGE))
    }
  )
  await shown('登高望远')
  const place = { city: '上海市', city_code: '310000', location: { lat: 31.2, lng: 121.5 } }
  await act(() => store.set(chosenCityAtom, { code: '310000', name: '上海市', location: null, chosenAt: 1 }))
  await until(() => (sent('pageSights').at(-1) as { cityCode?: string }).cityCode === '310000')
  await shown('登高望远')
  await act(() => store.set(placeAtom, { place, exact: true } as ResolvedPlace))
  await until(() => isNear(sent('pageSights').at(-1)))
  expect(text()).toContain('登高望远')
  await act(() => {
    store.set(placeAtom, null)
    store.set(chosenCityAtom, null)
  })
})

it('searches by hot words, suggestions and history, which can be cleared', async () => {
  await open(LandmarkSearch, 'search')
  await shown('热门搜索')
  await type(find<HTMLInputElement>('input'), 'ceshi')
  await shown('上海市')
  await tap('搜索')
  await shown('登高望远')
  expect(readStored('ticketSearches')).toEqual(['ceshi'])
  await type(find<HTMLInputElement>('input'), '')
  await shown('搜索历史')
  await tap('清空历史')
  await until(() => !text().includes('搜索历史'))
  expect(readStored('ticketSearches')).toBeUndefined()
})

it('tells a ticket’s rule before it is bought; a day is free, held or gone, and only a free one is taken', async () => {
  await open(LandmarkProduct, 'product_detail', { sightId: 'tower' })
  await shown('游玩日 1 天前可免费退，之后收取 20% 手续费')
  await tap(control('选日期'))
  await shown('付款中')
  for (const words of ['卖完', '余2', '¥99']) expect(text()).toContain(words)
  expect(control('29 付款中 11月29日周日').getAttribute('aria-disabled')).toBe('true')
  await tap(control('28 ¥99 11月28日周六'))
  await tap('11月28日 周六 ¥99.00，下一步')
  expect(went.at(-1)?.[1]).toContain('day=2026-11-28')
})

it('今天 and 明天 are above the months; days of rest, an hour that is past and holidays are marked', async () => {
  await open(LandmarkProduct, 'product_detail', { sightId: 'tower' })
  await shown('选日期')
  await tap(control('选日期'))
  await shown('今天 周五')
  expect(control('今天 周五11月27日 已截止').getAttribute('aria-disabled')).toBe('true')
  expect(control('7 闭园 12月7日周一').getAttribute('aria-disabled')).toBe('true')
  expect(findText('元旦')).toBeTruthy()
  expect(control('元旦 ¥99 1月1日周五').getAttribute('aria-disabled')).not.toBe('true')
  await tap(control('明天 周六11月28日 ¥99'))
  expect(control('28 ¥99 11月28日周六').getAttribute('aria-checked')).toBe('true')
  await tap('11月28日 周六 ¥99.00，下一步')
  expect(went.at(-1)?.[1]).toContain('day=2026-11-28')
})

it('orders for the chosen visitors after the notice is agreed to; what is refused is said, and nothing is lost', async () => {
  let answer: Answer = no('901', '余票有人正在付款，下单 20 分钟未付将释放，请稍后再试')
  const query = { kindId: 'tower-adult', sightId: 'tower', day: '2026-11-28' }
  const { sent } = await open(LandmarkPayment, 'payment', query, { createOrder: () => answer })
  await tap('提交订单')
  await shown('请选择出行人')
  await tap('选择出行人')
  await shown('110*************2X')
  await tap('身份证 110*************2X')
  await tap('确定（1 人）')
  await tap('提交订单')
  await shown('请阅读并同意预订须知')
  await tap('已阅读并同意')
  await tap('提交订单')
  await shown('余票有人正在付款')
  expect(text()).toContain('安娜')
  answer = ok({ orderNo: ORDER_NO })
  await tap('提交订单')
  await until(() => went.some(([, url]) => url.includes(`/pages/pay/index?orderNo=${ORDER_NO}`)))
  expect(sent('createOrder').at(-1)).toMatchObject({
    day: '2026-11-28',
    tickets: [{ kindId: 'tower-adult', visitorId: 'v1' }],
    phone: '13800000001',
    seenFen: 9900
  })
})

it('who sends before the amount is there is told so until it comes', async () => {
  const query = { kindId: 'tower-adult', sightId: 'tower', day: '2026-11-28' }
  const waiting: (() => void)[] = []
  const { sent } = await open(LandmarkPayment, 'payment', query, {
    previewOrder: async ({ data }) => {
      const { kinds, tickets } = data as { kinds: readonly KindCount[]; tickets: readonly unknown[] }
      if (tickets.length > 0) await new Promise<void>((resolve) => waiting.push(resolve))
      return ok(priced({ kinds }))
    },
    createOrder: () => ok({ orderNo: ORDER_NO })
  })
  await tap('选择出行人')
  await shown('110*************2X')
  await tap('身份证 110*************2X')
  await tap('确定（1 人）')
  await tap('已阅读并同意')
  await tap('提交订单')
  await shown('正在计算金额，请稍等')
  expect(sent('createOrder')).toEqual([])
  waiting.forEach((answer) => answer())
  await until(() => !text().includes('正在计算金额'))
  await tap('提交订单')
  await until(() => sent('createOrder').length === 1)
})

it('gives each visitor a kind of ticket, and asks the server what they cost together', async () => {
  const two = [PERSON, { ...PERSON, visitorId: 'v2', name: '小满', maskedNumber: '110*************10' }]
  const query = { kindId: 'tower-adult', sightId: 'tower', day: '2026-11-28' }
  const { sent } = await open(LandmarkPayment, 'payment', query, {
    listVisitors: () => ok(two),
    getCalendar: ({ url, data }) =>
      ok({
        kind: JSON.stringify([url, data]).includes(CHILD.kindId) ? CHILD : KIND,
        today: TODAY,
        days: DAYS
      }),
    createOrder: () => ok({ orderNo: ORDER_NO })
  })
  await tap('选择出行人')
  await shown('110*************10')
  await tap('身份证 110*************2X')
  await tap('身份证 110*************10')
  await tap('确定（2 人）')
  await shown('¥198.00')
  await until(() => !text().includes('新增出行人'))
  await tap('小满')
  await shown('小满的票种')
  await tap('6–17 周岁')
  await shown('¥148.50')
  expect(text()).toContain('不可退')
  await tap('已阅读并同意')
  await tap('提交订单')
  await until(() => sent('createOrder').length === 1)
  expect(sent('createOrder')[0]).toMatchObject({
    tickets: [
      { kindId: 'tower-adult', visitorId: 'v1' },
      { kindId: 'tower-child', visitorId: 'v2' }
    ],
    seenFen: 14_850
  })
})

it('an older or a younger visitor is offered the kind for their age, with what it saves, in one tap', async () => {
  const query = { kindId: 'tower-adult', sightId: 'tower', day: '2026-11-28' }
  const { sent } = await open(LandmarkPayment, 'payment', query, {
    listVisitors: () => ok([PERSON]),
    previewOrder: ({ data }) => {
      const { kinds, tickets } = data as {
        kinds: readonly KindCount[]
        tickets?: { kindId: string; visitorId: string }[]
      }
      const isAdult = tickets?.[0]?.kindId === 'tower-adult'
      const cheaper = { tickets: [{ kindId: CHILD.kindId, visitorId: 'v1' }], saveFen: 4950 }
      return ok({ ...priced({ kinds }), fitting: isAdult ? cheaper : null })
    }
  })
  await tap('选择出行人')
  await tap('身份证 110*************2X')
  await tap('确定（1 人）')
  await shown('按年龄换票种可省 ¥49.50')
  expect(text()).toContain('安娜 儿童票')
  expect(text()).not.toContain('已是最省方案')
  await tap('安娜 儿童票')
  await shown('已是最省方案')
  expect(sent('previewOrder').at(-1)).toMatchObject({
    kinds: [{ kindId: CHILD.kindId, quantity: 1 }],
    tickets: [{ kindId: CHILD.kindId, visitorId: 'v1' }]
  })
})

it('lists coupons with why one cannot be used, and claims another in place', async () => {
  const query = { kindId: 'tower-adult', sightId: 'tower', day: '2026-11-28' }
  const { sent } = await open(LandmarkPayment, 'payment', query, {
    receive: () => ok({ ...COUPON, couponId: 'c2', couponReceiveId: 'r2' })
  })
  await shown('还有 1 张券可领，最多再省 ¥5.00')
  await tap('优惠券')
  await shown('还差 10 元可用')
  await shown('领取后本单可减 ¥5.00')
  await tap('领取')
  await until(() => sent('receive').length === 1)
  await until(() => (sent('previewOrder').at(-1) as { couponReceiveId?: string }).couponReceiveId === 'r2')
})

it('keeps somebody new, says below the field what is wrong with it, and keeps no number on the device', async () => {
  const query = { kindId: 'tower-adult', sightId: 'tower', day: '2026-11-28' }
  let answer: Answer = no('400', '身份证号有误，请核对后重新填写')
  const saved: unknown[] = []
  const saveVisitor = ({ data }: { data: unknown }) => (saved.push(data), answer)
  await open(LandmarkPayment, 'payment', query, { saveVisitor })
  await tap('选择出行人')
  await tap('新增出行人')
  const nameField = () => find<HTMLInputElement>('input[placeholder="与证件上的姓名一致"]')
  const numberField = () => find<HTMLInputElement>('input[placeholder="请输入身份证号码"]')
  const wrong = () =>
    [nameField(), numberField()].map((field) => field.getAttribute('aria-invalid') === 'true')
  await type(nameField(), '本3')
  await type(numberField(), '110105194912310021')
  await tap('保存')
  await shown('姓名请与证件一致')
  expect(wrong()).toEqual([true, false])
  await type(nameField(), '本 宁')
  await tap('保存')
  await shown('身份证号有误，请核对后重新填写')
  expect(wrong()).toEqual([false, true])
  expect(saved).toEqual([expect.objectContaining({ name: '本宁' })])
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('19491231')
  answer = ok({ ...PERSON, visitorId: 'v2', name: '本宁' })
  await tap('保存')
  await shown('确定（1 人）')
})

describe('the tickets of an order', () => {
  const detail = { orderDetail: () => ok(DETAIL) }
  const OFFER: Data<'previewTicketRefund'> = {
    orderNo: ORDER_NO,
    why: null,
    review: null,
    withheld: [{ kind: 'points', words: '本单所得积分已用 12 分', fen: 120 }],
    feeFen: 1980,
    amountFen: 7800
  }

  it('shows one code a visitor, and asks what comes back before a ticket is given back', async () => {
    const { sent } = await open(
      LandmarkOrder,
      'order_detail',
      { orderNo: ORDER_NO },
      {
        ...detail,
        previewRefund: () => ok(OFFER),
        refund: () => ok(TICKETS)
      }
    )
    await shown('待使用 1 张')
    expect(text()).toContain('已使用')
    await tap('出示票码')
    await shown('秒后更新')
    expect(find('[aria-label^="1234 5678 9012 "]')).toBeDefined()
    expect(text()).toContain('截图无效')
    await tap(control('关闭'))
    await tap('申请退票')
    await shown('退 ¥79.20，手续费 ¥19.80')
    await tap('退 ¥79.20，手续费 ¥19.80')
    await shown('本单所得积分已用 12 分')
    await tap('确认退票，退回 ¥78.00')
    await until(() => sent('refund').length === 1)
    expect(sent('refund')[0]).toEqual({ orderNo: ORDER_NO, ticketIds: ['t1'], seenFen: 7800 })
  })

  it('does not call a ticket refunded that the sight still looks at', async () => {
    const tickets = TICKETS.tickets.map((ticket) => ({ ...ticket, state: 'refunding' }))
    await open(
      LandmarkOrder,
      'order_detail',
      { orderNo: ORDER_NO },
      { ...detail, getOrder: () => ok({ ...TICKETS, tickets }) }
    )
    await shown('景区核实后退款')
    expect(text()).toContain('退票审核中')
    expect(text()).not.toContain('已退款')
  })

  it('waits for the amounts, which stand among the tickets', async () => {
    fakeApi({ ...ANSWERS, orderDetail: () => new Promise<Answer>(() => undefined) })
    await mountPage(LandmarkOrder, {
      path: 'pagesA/landmark-ticket/order_detail',
      query: { orderNo: ORDER_NO },
      App: Around
    })
    await flush(200)
    expect(text()).not.toContain('待使用')
  })

  it('without a network the tickets and their codes stand as they were seen last; at logout they are gone', async () => {
    const databases = fakeDatabases()
    writeStored('memberId', 'm1')
    const { unmount } = await open(LandmarkOrder, 'order_detail', { orderNo: ORDER_NO }, detail)
    await shown('待使用 1 张')
    await until(() => databases.text().includes(ORDER_NO))
    // or it would ask again while there still is a network
    await unmount()
    await act(async () => (await import('@/api/query-client')).queryClient.clear())
    const down: typeof ANSWERS = {
      getOrder: () => 'down',
      orderDetail: () => 'down',
      getLiveKeys: () => 'down'
    }
    await open(LandmarkOrder, 'order_detail', { orderNo: ORDER_NO }, down)
    await shown('显示的是本机保存的门票')
    await tap('出示票码')
    await shown('秒后更新')
    expect(find('[aria-label^="1234 5678 9012 "]')).toBeDefined()
    removeMemberValues()
    expect(databases.text()).toBe('[]')
    databases.remove()
  })
})
