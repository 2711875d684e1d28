import Taro from '@tarojs/taro'
import type { MallProduct } from '@contract/types'
import { queryClient } from '@/api/query-client'
import { settleLoginPopUp } from '@/features/session/login-pop-up'
import ProductDetail from '@/pages-mall/productDetail/index'
import { Around } from '../../support/around'
import { eventually } from '../../support/eventually'
import { fakeApi, no, ok, type Answer } from '../../support/fake-api'
import { act, control, findText, mountPage, tap, text } from '../../support/mount.h5'
import { stagePage } from '../../support/page-stage'
import { MUG } from './fixtures'

let answer: Answer
let delivers: boolean

stagePage({ asVisitor: true })
beforeEach(() => {
  answer = ok(MUG)
  delivers = true
  jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' })
})

async function open(query: Record<string, string> = { productId: 'mug' }, product?: Partial<MallProduct>) {
  if (product) answer = ok({ ...MUG, ...product })
  const calls = fakeApi({
    product: () => answer,
    delivery: () =>
      ok({
        area: '浙江省 杭州市',
        delivers,
        freightFen: delivers ? 800 : 0,
        days: delivers ? 2 : 0,
        freeFromFen: null
      })
  })
  await mountPage(ProductDetail, { path: 'pages-mall/productDetail/index', query, App: Around })
  return calls
}
const radio = (words: string) =>
  [...document.querySelectorAll('[role=radio]')].find(({ textContent }) => textContent === words)!
const isOff = (words: string) => radio(words).getAttribute('aria-disabled') === 'true'

it('tells price, what is chosen, where it is sent and what it is', async () => {
  await open()
  await eventually(() => findText('马克杯'))
  await eventually(() => findText('运费 ¥8.00，预计 2 天内送达'))
  for (const words of ['白，大', '满 ¥99.00 包邮', '签收后 7 天内可申请退货', '粗陶']) {
    expect(text()).toContain(words)
  }
})

it('the sheet opens on the first kind in stock; sold out says so, impossible cannot be chosen, others stay', async () => {
  await open()
  await eventually(() => findText('马克杯'))
  await tap('立即购买')
  await eventually(() => findText('仅剩 3 件，每人限购 2 件'))
  // beside 大 there is no 黑
  expect(isOff('黑')).toBe(true)
  await tap('小 已卖完')
  await eventually(() => findText('已卖完，看看其他款式'))
  expect(isOff('黑')).toBe(false)
  await tap('黑')
  await eventually(() => expect(text()).toContain('有货，每人限购 2 件'))
  expect(radio('黑').getAttribute('aria-checked')).toBe('true')
})

it('the gallery shows the colour that is chosen, before the rest is', async () => {
  const skus = MUG.skus.map((sku) => ({ ...sku, picture: sku.choices[0] === '黑' ? '/2.webp' : '/1.webp' }))
  await open({ productId: 'mug' }, { skus })
  await eventually(() => findText('马克杯'))
  const place = () =>
    [...document.querySelectorAll('.mark')].findIndex(({ classList }) => classList.contains('here'))
  expect(place()).toBe(0)
  await tap('立即购买')
  await eventually(() => findText('仅剩 3 件，每人限购 2 件'))
  await tap('大')
  await tap('黑')
  await eventually(() => findText('请选择容量'))
  expect(place()).toBe(1)
})

it('a visitor who closes the login is back at what was chosen', async () => {
  await open()
  await eventually(() => findText('马克杯'))
  await tap('立即购买')
  await eventually(() => findText('仅剩 3 件，每人限购 2 件'))
  const buy = [...document.querySelectorAll('[role=dialog] [role=button]')].at(-1)
  await tap(buy as HTMLElement)
  await act(() => settleLoginPopUp(false))
  expect(text()).toContain('仅剩 3 件，每人限购 2 件')
  expect(Taro.navigateTo).not.toHaveBeenCalled()
})

it('the button names what is still to be chosen', async () => {
  await open()
  await eventually(() => findText('马克杯'))
  await tap('立即购买')
  await eventually(() => findText('仅剩 3 件，每人限购 2 件'))
  await tap('大')
  await eventually(() => findText('请选择容量'))
})

it('what is put into the cart is so at once for a visitor, and counted', async () => {
  await open({ skuId: 'mug-2-1' })
  await eventually(() => findText('马克杯'))
  await tap('加入购物车')
  await eventually(() => findText('有货，每人限购 2 件'))
  await tap(document.querySelector<HTMLElement>('[role=dialog]')!.querySelectorAll<HTMLElement>('button')[0]!)
  await eventually(() => expect(control('购物车').textContent).toContain('1'))
})

it('a place that is not delivered to is said to be so', async () => {
  delivers = false
  await open()
  await eventually(() => findText('暂时送不到这个地区，请换一个地区'))
})

it('holders of a card are told their price as theirs', async () => {
  await open({ productId: 'mug' }, { cardHolder: true })
  await eventually(() => findText('会员价，每件省 ¥5.00'))
})

it('what is sold out whole cannot be bought; what is delisted leads back to the mall', async () => {
  await open({ productId: 'mug' }, { skus: MUG.skus.map((sku) => ({ ...sku, left: 0 })) })
  await eventually(() => findText('全部规格已卖完'))
  expect(text()).not.toContain('立即购买')
  queryClient.clear()
  answer = no('404', '商品已下架，看看其他商品')
  await open()
  await eventually(() => findText('商品已下架'))
  await tap('去商城看看')
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages-mall/physicalMall/index' })
})
