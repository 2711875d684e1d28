import Taro from '@tarojs/taro'
import { setChosenAddress, consumeChosenAddress } from '@/features/address/chosen'
import type { Settlement } from '@/features/cart/model'
import Settlement_ from '@/pages-mall/settlement/index'
import { changesOf } from '@/pages-mall/settlement/changes'
import { Around } from '../../support/around'
import { eventually } from '../../support/eventually'
import { fakeApi, no, ok, type Answer, type Sent } from '../../support/fake-api'
import { act, find, findText, flush, mountPage, tap, text, type } from '../../support/mount.h5'
import { stagePage } from '../../support/page-stage'
import { OTHER } from '../features/address/fixtures'
import { settlement } from '../features/cart/fixtures'
import { NO } from '../features/order/fixtures'

let settled: (sent: Sent) => Answer
let made: () => Answer | Promise<Answer>
let page: Awaited<ReturnType<typeof mountPage>>

const api = () =>
  fakeApi({
    settleMall: (sent) => settled(sent),
    createMallOrder: () => made(),
    getPayState: () => ok({ state: 'unpaid' }),
    orderDetail: () => no('500')
  })

stagePage()
beforeEach(() => {
  settled = () => ok(settlement())
  made = () => ok({ orderNo: NO, payFen: 16_800 })
  jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' })
  jest.spyOn(Taro, 'showToast').mockResolvedValue({ errMsg: '' })
})
afterEach(() => {
  consumeChosenAddress()
})

async function open(query: Record<string, string> = {}) {
  const sent = api()
  page = await mountPage(Settlement_, { path: 'pages-mall/settlement/index', query, App: Around })
  return sent
}
const asked = (sent: readonly Sent[], name: string) =>
  sent.filter((each) => each.name === name).map(({ data }) => data)
const toCashier = { url: `/pages/pay/index?orderNo=${NO}` }

it('explains the amount line by line, and how it is sent', async () => {
  await open()
  await eventually(() => findText('提交订单'))
  expect(text()).toContain('预计 3 天内送达 · 运费 ¥8.00，再买 ¥40.00 包邮')
  expect(text()).toContain('商品金额¥198.00')
  expect(text()).toContain('会员价优惠-¥38.00')
  expect(text()).toContain('运费¥8.00')
  // what a card holder pays for one
  expect(text()).toContain('¥80.00¥99.00× 2')
})

const coupon = (couponReceiveId: string, name: string, over: object) => ({
  coupon: { couponReceiveId, name, ruleText: '', expiresAt: '2027-01-01T00:00:00+08:00' },
  usable: true,
  offFen: 0,
  reason: null,
  ...over
})

it('says why this is the cheapest, what every other way costs, and why the rest was not used', async () => {
  settled = ({ data }) => {
    const { couponReceiveId = null } = data as { couponReceiveId?: string | null }
    return ok(
      settlement({
        coupons: [
          coupon('c1', '满减券', { offFen: 500 }),
          coupon('c2', '影票券', { usable: false, reason: '不适用于此类商品' })
        ] as never,
        options: [
          {
            couponReceiveId: null,
            claimCouponId: null,
            couponName: null,
            usesPoints: true,
            couponOffFen: 0,
            pointsOffFen: 900,
            payFen: 15_900
          },
          {
            couponReceiveId: 'c1',
            claimCouponId: null,
            couponName: '满减券',
            usesPoints: false,
            couponOffFen: 500,
            pointsOffFen: 0,
            payFen: 16_300
          }
        ],
        couponReceiveId,
        points: { balance: 900, usable: 900, worthFen: 900, used: couponReceiveId === null, reason: null },
        payFen: couponReceiveId === 'c1' ? 16_300 : 15_900,
        cardOfferFen: 2000
      })
    )
  }
  const sent = await open()
  await eventually(() => findText('已是最省方案'))
  await tap('价格说明')
  expect(text()).toContain('已比较 2 种付法，已是最省方案')
  expect(text()).toContain('不用优惠券积分抵 ¥9.00')
  expect(text()).toContain('用「满减券」优惠券减 ¥5.00')
  expect(text()).toContain('会员价有生效的会员卡可省 ¥20.00')
  expect(text()).toContain('影票券不适用于此类商品')

  await tap('用「满减券」')
  await eventually(() => findText('换个方案可省 ¥4.00'))
  expect(asked(sent, 'settleMall').at(-1)).toMatchObject({ couponReceiveId: 'c1' })
})

it('pressed three times it makes one order, for what was seen, and leaves for the cashier', async () => {
  const sent = await open()
  await eventually(() => findText('提交订单'))
  await type(find('input'), ' 请放门口 ')
  await flush(600)
  const button = findText('提交订单')
  await act(() => [1, 2, 3].forEach(() => button.click()))
  await eventually(() => expect(Taro.redirectTo).toHaveBeenCalledWith(toCashier))
  expect(asked(sent, 'createMallOrder')).toEqual([
    {
      lines: [{ skuId: 'tea-s', quantity: 2 }],
      fromCart: true,
      addressId: 'a1',
      usePoints: false,
      note: '请放门口',
      seenFen: 16_800
    }
  ])
})

describe('when very many want the goods', () => {
  const queued = (words: string, again: number) => no('931', `${words}。${again} 秒后自动刷新`)

  it('shows the place in the words of the server, asks again by itself, and leaves for the cashier', async () => {
    const places = ['前面还有 200 人', '前面还有 7 人']
    made = () => {
      const words = places.shift()
      return words === undefined ? ok({ orderNo: NO, payFen: 16_800 }) : queued(words, 0)
    }
    const sent = await open()
    await eventually(() => findText('提交订单'))
    await flush(600)
    await tap(findText('提交订单'))
    await eventually(() => expect(Taro.redirectTo).toHaveBeenCalledWith(toCashier))
    expect(asked(sent, 'createMallOrder')).toHaveLength(3)
  })

  it('a buyer who leaves the queue asks no more, and may order again', async () => {
    made = () => queued('前面还有 200 人', 30)
    const sent = await open()
    await eventually(() => findText('提交订单'))
    await flush(600)
    await tap(findText('提交订单'))
    await eventually(() => expect(find('[role=status]').textContent).toBe('前面还有 200 人。30 秒后自动刷新'))
    await tap(findText('退出排队'))
    await eventually(() => findText('提交订单'))
    expect(text()).not.toContain('前面还有')
    expect(asked(sent, 'createMallOrder')).toHaveLength(1)
    expect(Taro.redirectTo).not.toHaveBeenCalled()

    // what was not done does not bind: what is shown now is ordered, at the same place
    await type(find('input'), '请放门口')
    made = () => ok({ orderNo: NO, payFen: 16_800 })
    await tap(findText('提交订单'))
    await eventually(() => expect(Taro.redirectTo).toHaveBeenCalledWith(toCashier))
    expect(asked(sent, 'createMallOrder')).toMatchObject([{}, { note: '请放门口' }])
    const keys = jest
      .mocked(Taro.request)
      .mock.calls.filter(([{ url }]) => url.endsWith('createMallOrder'))
      .map(([{ header }]) => (header as Record<string, string>)['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
  })

  it('what waits is ordered as it was submitted: nothing can be changed meanwhile', async () => {
    made = () => queued('前面还有 200 人', 30)
    jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
    await open()
    await eventually(() => findText('提交订单'))
    await flush(600)
    await tap(findText('提交订单'))
    await eventually(() => findText('退出排队'))
    await tap(find('[class*=address]'))
    expect(Taro.navigateTo).not.toHaveBeenCalled()
    expect(document.body.textContent).toContain('退出排队后才能修改')
    expect(document.querySelector('input')).toBeNull()
  })

  it('an order made after its page was left is told, and takes no other page away', async () => {
    let answer: (made: Answer) => void = () => undefined
    made = () => queued('前面没有人了', 0)
    await open()
    await eventually(() => findText('提交订单'))
    await flush(600)
    await tap(findText('提交订单'))
    await eventually(() => findText('退出排队'))
    made = () => new Promise((resolve) => (answer = resolve))
    await flush(600)
    await page.unmount()
    answer(ok({ orderNo: NO, payFen: 16_800 }))
    await eventually(() => expect(document.body.textContent).toContain('请在订单中付款'))
    expect(Taro.redirectTo).not.toHaveBeenCalled()
  })
})

it('points: what they save, switched on by a tap and ordered so', async () => {
  const points = { balance: 900, usable: 500, worthFen: 500, used: false, reason: null }
  const saved = { points: { ...points, used: true }, pointsOffFen: 500, payFen: 16_300 }
  settled = ({ data }) => ok(settlement((data as { usePoints?: boolean }).usePoints ? saved : { points }))
  const sent = await open()
  await eventually(() => findText('用积分抵扣'))
  expect(text()).toContain('可用 500 积分抵 ¥5.00，共 900 积分')
  expect(text()).not.toContain('积分抵扣-')
  await tap(findText('用积分抵扣'))
  await eventually(() => expect(text()).toContain('积分抵扣-¥5.00'))
  await tap(findText('提交订单'))
  await eventually(() =>
    expect(asked(sent, 'createMallOrder')).toMatchObject([{ usePoints: true, seenFen: 16_300 }])
  )
})

it('points: why none can be used', async () => {
  const points = { balance: 900, worthFen: 0, used: false }
  settled = () =>
    ok(settlement({ points: { ...points, usable: 0, reason: '满 1000 积分可用，当前 900 积分' } }))
  await open()
  await eventually(() => expect(text()).toContain('满 1000 积分可用，当前 900 积分'))
})

it('coming back to what waits to be paid leads to that order; nothing is made again', async () => {
  const query = { skuId: 'tea-s', quantity: '2' }
  await open(query)
  await eventually(() => findText('提交订单'))
  await flush(600)
  await tap('提交订单')
  await eventually(() => expect(Taro.redirectTo).toHaveBeenCalledTimes(1))
  await page.unmount()
  // two ways to one page within half a second are one
  await flush(600)
  const sent = await open(query)
  await eventually(() => expect(Taro.redirectTo).toHaveBeenCalledTimes(2))
  expect(Taro.redirectTo).toHaveBeenLastCalledWith(toCashier)
  expect(asked(sent, 'createMallOrder')).toEqual([])
})

it('another amount than was seen: nothing is bought, what changed is said, and the next press buys at it', async () => {
  const sent = await open()
  await eventually(() => findText('提交订单'))
  made = () => {
    settled = () => ok(settlement({ freightFen: 1000, payFen: 17_000 }))
    return no('922', '价格有变化')
  }
  await flush(600)
  await tap('提交订单')
  await eventually(() => findText('运费由 ¥8.00 变为 ¥10.00'))
  findText('合计由 ¥168.00 变为 ¥170.00')
  expect(Taro.redirectTo).not.toHaveBeenCalled()
  made = () => ok({ orderNo: NO, payFen: 17_000 })
  await flush(600)
  await tap('提交订单')
  await eventually(() => expect(Taro.redirectTo).toHaveBeenCalledWith(toCashier))
  expect(asked(sent, 'createMallOrder').at(-1)).toMatchObject({ seenFen: 17_000 })
})

it('a refusal is said on the page, and what was typed stays', async () => {
  await open()
  await eventually(() => findText('提交订单'))
  await type(find('input'), '请放门口')
  made = () => no('901', '「龙井」仅剩 1 件')
  await flush(600)
  await tap('提交订单')
  await eventually(() => findText('「龙井」仅剩 1 件'))
  expect(find<HTMLInputElement>('input').value).toBe('请放门口')
})

it('without an address the form is a press away; a chosen one is settled with; not sent there is said', async () => {
  settled = ({ data }) =>
    ok(
      (data as { addressId?: string }).addressId === OTHER.addressId
        ? settlement({ address: OTHER, blocked: 'not_delivered' })
        : settlement({ address: null, blocked: 'no_address' })
    )
  const sent = await open()
  await eventually(() => findText('请先新增收货地址'))
  await tap('新增收货地址')
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages-my/address/add' })
  setChosenAddress(OTHER)
  await page.call('onShow')
  await eventually(() => findText('部分商品暂时送不到这个地址，请换一个地址'))
  expect(asked(sent, 'settleMall').at(-1)).toEqual({ addressId: 'a2' })
})

it('what cannot be settled says why and leads on: to the cart, or to the order that holds it', async () => {
  settled = () => no('400', '请先在购物车选择要购买的商品')
  await open()
  await eventually(() => findText('返回购物车'))
  await page.unmount()
  settled = () => no('901', '「龙井」已在您的待付款订单中，请先支付或取消该订单')
  await open({ skuId: 'tea-s' })
  await eventually(() => findText('查看待付款订单'))
})

it('names every change, and nothing that stayed', () => {
  const before = settlement()
  const dearer: Settlement = settlement({
    groups: before.groups.map((group) => ({
      ...group,
      lines: group.lines.map((each) => ({ ...each, unitFen: 10_900 }))
    })),
    couponOffFen: 100
  })
  expect(changesOf(before, before)).toEqual([])
  expect(changesOf(before, dearer)).toEqual([
    '「龙井」单价由 ¥99.00 变为 ¥109.00',
    '优惠券由 ¥0.00 变为 ¥1.00'
  ])
})
