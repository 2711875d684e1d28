import Taro from '@tarojs/taro'
import { queryClient } from '@/api/query-client'
import { guestLinesAtom, writeGuestLines } from '@/features/cart/guest-cart'
import type { Data } from '@contract/types'
import type { CartLine } from '@/features/cart/model'
import { endSession } from '@/features/session/session'
import { store } from '@/lib/store'
import ShoppingCart from '@/pages-mall/shoppingCart/index'
import { Around } from '../../support/around'
import { eventually } from '../../support/eventually'
import { fakeApi, no, ok, type Answer } from '../../support/fake-api'
import { control, find, findText, flush, mountPage, tap, text, type } from '../../support/mount.h5'
import { stagePage } from '../../support/page-stage'
import { line } from '../features/cart/fixtures'
import { MUG } from './fixtures'

let lines: CartLine[]
let refuse: Answer | undefined
let offer: Data<'getCartOffer'> | null

const api = () =>
  fakeApi({
    getCart: () => ok({ lines }),
    getCartOffer: () => ok(offer),
    product: () => ok(MUG),
    changeCartSku: ({ data }) => {
      const { skuId, toSkuId } = data as { skuId: string; toSkuId: string }
      if (refuse) return refuse
      lines = lines.map((each) => (each.skuId === skuId ? { ...each, skuId: toSkuId } : each))
      return ok()
    },
    getCartCount: () => ok({ count: 1 }),
    setCartQuantity: ({ data }) => {
      const { skuId, quantity } = data as CartLine
      lines = lines.map((each) => (each.skuId === skuId ? { ...each, quantity } : each))
      return refuse ?? ok()
    },
    chooseCartLines: ({ data }) => {
      const { skuIds, chosen } = data as { skuIds: string[]; chosen: boolean }
      if (refuse) return refuse
      lines = lines.map((each) => (skuIds.includes(each.skuId) ? { ...each, chosen } : each))
      return ok()
    },
    removeFromCart: ({ data }) => {
      lines = lines.filter(({ skuId }) => !(data as { skuIds: string[] }).skuIds.includes(skuId))
      return ok()
    },
    priceGuestCart: ({ data }) =>
      ok({
        lines: (data as { lines: { skuId: string }[] }).lines.map(({ skuId }) => line({ skuId, most: 5 }))
      })
  })

stagePage()
beforeEach(() => {
  lines = [
    line(),
    line({ skuId: 'cup', name: '茶杯', choices: [], seenFen: 8900, most: 3 }),
    line({ skuId: 'few', name: '礼盒', group: 'fewer', quantity: 9, most: 2, chosen: false }),
    line({ skuId: 'old', name: '旧款', group: 'gone', reason: 'off_sale', most: 0, chosen: false })
  ]
  refuse = undefined
  offer = null
  jest.spyOn(Taro, 'showToast').mockResolvedValue({ errMsg: '' })
})
afterEach(() => {
  writeGuestLines(() => [])
})

async function open() {
  const sent = api()
  await mountPage(ShoppingCart, { path: 'pages-mall/shoppingCart/index', App: Around })
  await eventually(() => findText('管理'))
  return sent
}
const told = (sent: Awaited<ReturnType<typeof open>>, name: string) =>
  sent.filter((each) => each.name === name).map(({ data }) => data)
const plus = (name: string) =>
  find(`[role=group][aria-label=${name}的数量]`).querySelector<HTMLElement>('[aria-label=增加]') ?? name

it('shows what can be bought, what there is less of and what is gone, with today’s prices and what has changed', async () => {
  await open()
  expect(text()).toContain('共 4 种商品')
  expect(text()).toContain('比加入时涨了 10 元')
  expect(text()).toContain('仅剩 3 件')
  expect(text()).toContain('库存不足，请修改数量')
  expect(text()).toContain('最多可买 2 件')
  expect(text()).toContain('暂时无法购买（1）')
  expect(text()).toContain('已下架')
  expect(text()).toContain('去结算（2）')
})

it('a number is shown at once, said to the server once it rests, and on the way to settlement before that', async () => {
  const sent = await open()
  await tap(plus('龙井'))
  await flush(600)
  await tap(plus('龙井'))
  await eventually(() => expect(text()).toContain('去结算（4）'))
  await eventually(() =>
    expect(told(sent, 'setCartQuantity')).toEqual([
      { skuId: 'tea-s', quantity: 2 },
      { skuId: 'tea-s', quantity: 3 }
    ])
  )
  await tap(plus('茶杯'))
  await eventually(() => findText('去结算（5）'))
  await tap('去结算（5）')
  await eventually(() =>
    expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages-mall/settlement/index' })
  )
  expect(told(sent, 'setCartQuantity').at(-1)).toEqual({ skuId: 'cup', quantity: 2 })
})

it('a number can be typed; what cannot be is said at the field', async () => {
  const sent = await open()
  await tap(
    find('[role=group][aria-label=茶杯的数量]').querySelectorAll<HTMLElement>('[role=button]')[1] ?? ''
  )
  await eventually(() => findText('修改数量'))
  await type(find('input'), '4')
  await tap('确定')
  expect(text()).toContain('当前最多可买 3 件')
  await type(find('input'), '2')
  await flush(600)
  await tap('确定')
  await flush(600)
  expect(told(sent, 'setCartQuantity')).toEqual([{ skuId: 'cup', quantity: 2 }])
})

it('choosing all and one; a refusal puts back what is true', async () => {
  const sent = await open()
  await tap('全选')
  await eventually(() => expect(text()).toContain('请先选择商品'))
  expect(told(sent, 'chooseCartLines')).toEqual([{ skuIds: ['tea-s', 'cup'], chosen: false }])
  refuse = no('500', '服务器繁忙')
  await flush(600)
  await tap('全选')
  await eventually(() => expect(text()).toContain('请先选择商品'))
})

it('what is chosen is deleted by a button, what is gone is cleared; nothing left says so and leads on', async () => {
  const sent = await open()
  await tap('清空')
  await eventually(() => expect(text()).not.toContain('旧款'))
  await tap('管理')
  await tap('删除所选（2）')
  await eventually(() => expect(text()).not.toContain('龙井'))
  expect(told(sent, 'removeFromCart')).toEqual([{ skuIds: ['old'] }, { skuIds: ['tea-s', 'cup'] }])
  lines = []
  await queryClient.invalidateQueries()
  await eventually(() => findText('购物车还是空的'))
})

it('tells a visitor whose device stores nothing that the cart will not last', async () => {
  endSession()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
  writeGuestLines(() => [{ skuId: 'pan', quantity: 1, chosen: true }])
  await open()
  expect(text()).toContain('共 1 种商品，关闭后清空，登录可保留')
})

it('a visitor sees the server’s prices for what the device holds, and logs in on the way to settlement', async () => {
  endSession()
  writeGuestLines(() => [{ skuId: 'tea-s', quantity: 2, chosen: true, seenFen: 10_900 }])
  const sent = await open()
  expect(text()).toContain('去结算（2）')
  expect(text()).toContain('比加入时降了 10 元')
  await tap(plus('龙井'))
  await eventually(() => expect(text()).toContain('去结算（3）'))
  // how many are wanted is the device's to know
  const line = { skuId: 'tea-s', quantity: 1, chosen: true }
  for (const asked of told(sent, 'priceGuestCart')) expect(asked).toEqual({ lines: [line] })
  await tap('去结算（3）')
  expect(Taro.navigateTo).not.toHaveBeenCalled()
})

it('boxes first, a failure with a way to try again', async () => {
  fakeApi({ getCart: () => no('500', '服务器繁忙') })
  await mountPage(ShoppingCart, { path: 'pages-mall/shoppingCart/index', App: Around })
  await eventually(() => findText('服务器繁忙'))
  api()
  await tap(control('重试'))
  await eventually(() => findText('管理'))
})

describe('another kind of a line', () => {
  const mug = () => line({ skuId: 'mug-1-2', productId: 'mug', name: '马克杯', choices: ['白', '大'] })

  async function chooseBlack() {
    await tap(control('白 · 大'))
    await eventually(() => findText('黑'))
    await tap('大')
    await tap('黑')
    expect(text()).toContain('请选择容量')
    await tap('小')
  }

  it('is chosen over the cart; a refusal leaves the sheet, and the line as it was', async () => {
    lines = [mug()]
    const sent = await open()
    await chooseBlack()
    refuse = no('901', '商品已卖完')
    await tap('确定')
    await flush(600)
    expect(text()).toContain('修改规格')
    refuse = undefined
    await tap('确定')
    await eventually(() => expect(text()).not.toContain('修改规格'))
    const change = { skuId: 'mug-1-2', toSkuId: 'mug-2-1' }
    expect(told(sent, 'changeCartSku')).toEqual([change, change])
    expect(Taro.navigateTo).not.toHaveBeenCalled()
  })

  it('in a visitor’s cart joins the line of that kind, no more than may be bought', async () => {
    endSession()
    writeGuestLines(() => [
      { skuId: 'mug-1-2', quantity: 1, chosen: false },
      { skuId: 'tea-s', quantity: 1, chosen: true },
      { skuId: 'mug-2-1', quantity: 2, chosen: true }
    ])
    const sent = fakeApi({
      product: () => ok(MUG),
      priceGuestCart: ({ data }) =>
        ok({
          lines: (data as { lines: { skuId: string }[] }).lines.map(({ skuId }) => ({
            ...mug(),
            skuId,
            choices: skuId === 'mug-1-2' ? ['白', '大'] : []
          }))
        })
    })
    await mountPage(ShoppingCart, { path: 'pages-mall/shoppingCart/index', App: Around })
    await eventually(() => findText('管理'))
    await chooseBlack()
    await tap('确定')
    await eventually(() => expect(text()).toContain('共 2 种商品'))
    expect(store.get(guestLinesAtom)).toMatchObject([
      { skuId: 'mug-2-1', quantity: 2, chosen: true },
      { skuId: 'tea-s', quantity: 1 }
    ])
    expect(told(sent, 'changeCartSku')).toEqual([])
  })

  it('is offered for what is sold out, and not for what is no longer sold', async () => {
    const gone = { group: 'gone', most: 0, chosen: false } as const
    lines = [
      line({ skuId: 'a', choices: ['卖完的'], reason: 'sold_out', ...gone }),
      line({ skuId: 'b', choices: ['下架的'], reason: 'off_sale', ...gone })
    ]
    await open()
    expect(control('卖完的')).toBeTruthy()
    expect(findText('下架的').closest('[role=button]')).toBeNull()
  })
})

describe('what is saved, and what is missing for more', () => {
  const top = (more: object) => ({
    goodsFen: 19800,
    cardOffFen: 0,
    couponOffFen: 0,
    topUps: [{ kind: 'held', couponId: 'c1', name: '满 200 减 30', missingFen: 200, offFen: 3000, ...more }]
  })
  beforeEach(() => {
    lines = [line({ quantity: 2 })]
  })

  it('nothing is said where nothing is saved', async () => {
    await open()
    expect(text()).not.toContain('已省')
    expect(text()).not.toContain('去凑单')
  })

  it('the card’s saving is told at once, the coupon’s with the price that it leaves', async () => {
    lines = [line({ unitFen: 8000, quantity: 2 })]
    offer = { ...top({}), goodsFen: 16000, cardOffFen: 3800, couponOffFen: 1000 } as typeof offer
    const sent = await open()
    await eventually(() => expect(text()).toContain('券后 ¥150.00，已省 ¥48.00'))
    await tap(plus('龙井'))
    // the answer was about two: of three only the card's saving is known
    await eventually(() => expect(text()).toContain('已省 ¥57.00'))
    expect(text()).not.toContain('券后')
    await eventually(() => expect(told(sent, 'setCartQuantity')).toHaveLength(1))
    expect(text()).not.toContain('去凑单')
  })

  it.each([
    [{}, '再买 ¥2.00，可用「满 200 减 30」', 'pages-my/couponList/productList?couponId=c1'],
    [
      { kind: 'claimable', couponId: 'c2' },
      '再买 ¥2.00，领券可减 ¥30.00',
      'pages-my/couponList/productList?couponId=c2'
    ],
    [{ kind: 'freight', couponId: null, name: '' }, '再买 ¥2.00，享包邮', 'pages-mall/physicalMall/index']
  ])('%j leads to goods that count', async (more, words, url) => {
    offer = top(more) as typeof offer
    await open()
    await eventually(() => expect(text()).toContain(words))
    await tap(control('去凑单'))
    expect(jest.mocked(Taro.navigateTo).mock.calls[0]?.[0].url).toContain(url)
  })
})
