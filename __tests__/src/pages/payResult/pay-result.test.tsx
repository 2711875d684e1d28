import PayResult from '@/pages/payResult/index'
import { beginWrite, saveOrder, pendingWrite } from '@/api/pending-writes'
import type { PayState } from '@/features/order/model'
import { canSubscribe } from '@/platform/wechat/subscribe'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
import { findText, mountPage, tap, text } from '../../../support/mount.h5'
import { detail, FILM, filmOrder, NO, NOW, payState } from '../../features/order/fixtures'
import { shown, stage, strike, until } from '../../features/order/stage'
import { privilege } from '../index/fixtures'

jest.mock('@/platform/wechat/subscribe', () => ({ askToSubscribe: jest.fn(), canSubscribe: jest.fn() }))

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(() => {
  strike()
  jest.mocked(canSubscribe).mockReturnValue(false)
})

const open = async (state: PayState | (() => PayState), order = detail({ state: 'fulfilled' })) => {
  fakeApi({
    getPayState: () => ok(typeof state === 'function' ? state() : state),
    orderDetail: () => ok(order),
    getRecommendProduct: () => ok([])
  })
  await mountPage(PayResult, { path: 'pages/payResult/index', query: { orderNo: NO }, App: Around })
}

it('paid: the amount, what was bought, and the way to it', async () => {
  await open(payState({ state: 'fulfilled', payFen: 19950, memberCardId: 'mc1' }))
  await shown('支付成功')
  await shown('尊享年卡')
  expect(text()).toContain('199.50')
  await tap('查看会员卡')
  expect(went).toEqual([['push', '/pages/cardDetail/index?memberCardId=mc1']])
})

it('nothing moves when it comes to be known of what WeChat can remind: what follows waits', async () => {
  jest.mocked(canSubscribe).mockReturnValue(true)
  let known: (answer: Answer) => void = () => undefined
  fakeApi({
    getPayState: () => ok(payState({ state: 'fulfilled' })),
    orderDetail: () => ok(detail({ state: 'fulfilled' })),
    getReminders: () => new Promise<Answer>((resolve) => (known = resolve)),
    getOrderTries: () => ok({ lottery: null }),
    getRecommendProduct: () => ok([privilege({ name: '原叶轻乳茶' })])
  })
  await mountPage(PayResult, { path: 'pages/payResult/index', query: { orderNo: NO }, App: Around })
  await shown('查看订单')
  expect(text()).not.toContain('为您推荐')
  known(ok({ reminders: [{ kind: 'refunded', on: false, templateId: 't1', left: 0 }] }))
  await shown('开启提醒')
  await shown('为您推荐')
  expect(text().indexOf('开启提醒')).toBeLessThan(text().indexOf('为您推荐'))
})

it.each([
  ['plate', '权益包已到账', '去使用权益包', '/pages/plateDetails/index?plateId=main-year'],
  ['product', '已放入兑换记录', '查看权益', '/pages-my/receiveRecord/index?receiveId=r1']
] as const)('a %s says %s and leads to what was bought', async (kind, given, words, address) => {
  await open(payState({ state: 'fulfilled', kind, receiveId: 'r1' }))
  await shown('尊享年卡')
  await shown(given)
  await tap(words)
  expect(went).toEqual([['push', address]])
})

it.each([
  ['fulfilled', '查看会员卡'],
  ['closed', '重新购买']
] as const)('%s: nothing moves when it comes to be known what was bought', async (state, way) => {
  let known: (answer: Answer) => void = () => undefined
  fakeApi({
    getPayState: () => ok(payState({ state })),
    orderDetail: () => new Promise<Answer>((resolve) => (known = resolve)),
    getRecommendProduct: () => ok([])
  })
  await mountPage(PayResult, { path: 'pages/payResult/index', query: { orderNo: NO }, App: Around })
  await shown('查看订单')
  const place = () => document.querySelectorAll('[aria-label="加载中"]').length
  expect([place(), findText(way).closest('button')?.disabled]).toEqual([state === 'fulfilled' ? 1 : 0, true])
  known(ok(detail({ state })))
  await until(() => findText(way).closest('button')?.disabled === false)
  expect(place()).toBe(0)
})

it('an order that cannot be read leaves no place for it', async () => {
  fakeApi({
    getPayState: () => ok(payState({ state: 'closed' })),
    orderDetail: () => no('500', '服务器错误，请稍后重试')
  })
  await mountPage(PayResult, { path: 'pages/payResult/index', query: { orderNo: NO }, App: Around })
  await shown('查看订单')
  await until(() => !text().includes('重新购买'))
})

it('not known yet: keeps asking, and shows the result when it is there', async () => {
  let now = payState()
  await open(() => now)
  await shown('正在确认支付结果')
  await until(() => !text().includes('继续支付'))
  now = payState({ state: 'paid' })
  await shown('权益正在发放')
  now = payState({ state: 'fulfilled' })
  await shown('会员卡已开通')
})

it.each([
  ['cancelled', '订单已取消', '重新购买'],
  ['closed', '订单已关闭', '重新购买'],
  ['refunded', '已退款', '重新购买'],
  ['refunding', '退款处理中', '查看订单']
] as const)('%s is said as it is, with a way on', async (state, words, way) => {
  await open(payState({ state }), detail({ state }))
  await shown(words)
  await shown(way)
  expect(text()).not.toContain('支付成功')
})

it('the creation of an order has ended once the order has', async () => {
  saveOrder('card|main-year||1', beginWrite('card|main-year||1', {}).key, NO)
  await open(payState({ state: 'fulfilled', paidAt: NOW }))
  await until(() => pendingWrite('card|main-year||1') === undefined)
})

it('a number that is no order of the member leads to their records', async () => {
  fakeApi({ getPayState: () => no('404', '订单不存在') })
  await mountPage(PayResult, { path: 'pages/payResult/index', query: { orderNo: '1' }, App: Around })
  await shown('未找到该订单')
  await tap('查看购买记录')
  expect(went).toEqual([['replace', '/pages-my/orderRecord/index']])
})

describe('an order of a partner', () => {
  const AT = ['push', `/pages/hdzqnxPlacementUrl/index?orderNo=${NO}`]
  it.each([
    ['paid', '正在通知美团'],
    ['fulfilled', '美团已收到付款']
  ] as const)('%s: says so, and leads to it on the partner’s site', async (state, words) => {
    const partner = { state, kind: 'partner', partnerName: '美团' } as const
    await open(payState(partner), detail(filmOrder({ state })))
    await shown(words)
    await shown(FILM)
    await tap('返回美团查看')
    expect(went).toEqual([AT])
  })

  it('closed: is not bought again here but at the partner', async () => {
    const state = 'closed'
    const partner = { state, kind: 'partner', partnerName: '美团' } as const
    await open(payState(partner), detail(partner))
    await shown('返回美团')
    expect(text()).not.toContain('重新购买')
    await tap('返回美团')
    expect(went).toEqual([AT])
  })
})

describe('a try in a lottery', () => {
  const lottery = { lotteryId: 'wheel', title: '好运转一转', tries: 1, endsAt: '2026-12-31T15:59:59Z' }
  const paidWith = async (answer: Answer, state: PayState) => {
    const calls = fakeApi({
      getPayState: () => ok(state),
      orderDetail: () => ok(detail({ state: state.state })),
      getRecommendProduct: () => ok([]),
      getOrderTries: () => answer
    })
    await mountPage(PayResult, { path: 'pages/payResult/index', query: { orderNo: NO }, App: Around })
    return calls
  }

  it('that the paid order has given is told, with the way to that lottery', async () => {
    await paidWith(ok({ lottery }), payState({ state: 'fulfilled' }))
    await shown('本单已获得 1 次抽奖机会')
    expect(text()).toContain('「好运转一转」有效期至 2026.12.31')
    await tap('本单已获得 1 次抽奖机会')
    expect(went).toEqual([['push', '/pages-activities/lottery/index?lotteryId=wheel']])
  })

  it.each([
    ['it has given none', ok({ lottery: null })],
    ['that cannot be known', no('500', '开小差了')]
  ])('is not spoken of where %s', async (_, answer) => {
    await paidWith(answer, payState({ state: 'fulfilled' }))
    await shown('支付成功')
    await shown('查看会员卡')
    expect(text()).not.toContain('抽奖')
    expect(text()).not.toContain('开小差')
  })

  it('is not asked for before the order is paid', async () => {
    const calls = await paidWith(ok({ lottery }), payState({ state: 'closed' }))
    await shown('查看订单')
    expect(calls.filter(({ name }) => name === 'getOrderTries')).toEqual([])
    expect(text()).not.toContain('抽奖')
  })
})
