import Taro from '@tarojs/taro'
import { forgetSearches } from '@/features/mall/search-history'
import PhysicalMall from '@/pages-mall/physicalMall/index'
import MallSearch from '@/pages-mall/search/index'
import { Around } from '../../support/around'
import { eventually } from '../../support/eventually'
import { fakeApi, no, ok, type Answer, type Sent } from '../../support/fake-api'
import { control, find, findText, mountPage, tap, text, type as typeInto } from '../../support/mount.h5'
import { stagePage } from '../../support/page-stage'
import { goodsOf, pageOf } from './fixtures'

const CATEGORIES = [
  {
    categoryId: 'home',
    name: '居家',
    picture: '/c.webp',
    parts: [{ categoryId: 'cups', name: '杯壶', picture: '/c.webp' }]
  },
  { categoryId: 'food', name: '食品', picture: '/c.webp', parts: [] }
]
const BANNERS = [{ categoryId: 'food', title: '食品季', slogan: '新米', picture: '/b.webp' }]

const field = () => find<HTMLInputElement>('input')
let goods: (sent: Sent) => Answer
const api = () =>
  fakeApi({
    home: () => ok({ categories: CATEGORIES, banners: BANNERS }),
    goods: (sent) => goods(sent),
    hotWords: () => ok(['粮油', '杯壶']),
    suggestions: () => ok(['杯壶', '保温杯'])
  })
const asked = (calls: readonly Sent[]) =>
  calls
    .filter(({ name }) => name === 'goods')
    .map(({ url }) => Object.fromEntries(new URL(url, 'http://x').searchParams))
const last = (calls: readonly Sent[]) => asked(calls).at(-1)

stagePage({ asVisitor: true })
beforeEach(() => {
  goods = () => ok(pageOf([goodsOf('mug', '马克杯', { cardPriceFen: 4400, fromPrice: true })]))
  forgetSearches()
})

async function openMall() {
  const calls = api()
  await mountPage(PhysicalMall, { path: 'pages-mall/physicalMall/index', query: {}, App: Around })
  await eventually(() => findText('居家'))
  return calls
}

describe('商城', () => {
  it('shows what is sold with its price, that for card holders and how often it was bought', async () => {
    await openMall()
    await eventually(() => findText('马克杯'))
    expect(text()).toContain('持卡 ¥44.00 起')
    expect(text()).toContain('已售 12')
    await tap('马克杯')
    expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages-mall/productDetail/index?productId=mug' })
  })

  it('a category narrows the list, a part of it further, and another press lets it go', async () => {
    const calls = await openMall()
    await tap('居家')
    await eventually(() => expect(last(calls)).toMatchObject({ categoryId: 'home' }))
    await tap('杯壶')
    await eventually(() => expect(last(calls)).toMatchObject({ categoryId: 'cups' }))
  })

  it('the price is ordered up, then down', async () => {
    const calls = await openMall()
    await tap('价格')
    await eventually(() => expect(last(calls)).toMatchObject({ sort: 'priceUp' }))
    await tap('价格 ↑')
    await eventually(() => expect(last(calls)).toMatchObject({ sort: 'priceDown' }))
  })

  it('a shop that sells nothing yet says so, and has nothing to change', async () => {
    goods = () => ok(pageOf([]))
    await openMall()
    await eventually(() => findText('暂无在售商品'))
    expect(text()).not.toContain('筛选条件')
    await tap('价格')
    await eventually(() => findText('暂无在售商品'))
  })

  it('an empty list helps, a failure can be tried again', async () => {
    goods = () => ok(pageOf([]))
    const calls = await openMall()
    await tap('食品')
    await eventually(() => findText('未找到符合条件的商品'))
    goods = () => no('500', '服务器繁忙')
    await tap('查看全部商品')
    await tap('销量')
    await eventually(() => findText('服务器繁忙'))
    expect(last(calls)).toMatchObject({ sort: 'sold' })
    goods = () => ok(pageOf([goodsOf('mug', '马克杯')]))
    await tap('重试')
    await eventually(() => findText('马克杯'))
  })
})

describe('搜索', () => {
  const open = async (query: Record<string, string> = {}) => {
    const calls = api()
    await mountPage(MallSearch, { path: 'pages-mall/search/index', query, App: Around })
    return calls
  }

  it('what is searched for is kept on the device, newest first, and can be forgotten', async () => {
    await open()
    await eventually(() => findText('粮油'))
    await tap('粮油')
    await eventually(() => findText('马克杯'))
    await typeInto(field(), '')
    await eventually(() => findText('搜索历史'))
    await tap('清空')
    expect(text()).not.toContain('搜索历史')
  })

  it('suggests while somebody types', async () => {
    const calls = await open()
    await typeInto(field(), '杯')
    await eventually(() => findText('保温杯'))
    await tap('保温杯')
    await eventually(() => expect(last(calls)).toMatchObject({ keyword: '保温杯' }))
  })

  it('says so where nothing is quite as it was typed, and helps where nothing is found', async () => {
    goods = () => ok(pageOf([goodsOf('mug', '马克杯')], true))
    await open({ keyword: '宝温杯' })
    await eventually(() => findText('未找到“宝温杯”，为您推荐相近的商品'))
    goods = () => ok(pageOf([]))
    await typeInto(field(), '潜水艇')
    await tap('搜索')
    await eventually(() => findText('未找到“潜水艇”相关的商品'))
    expect(control('粮油')).toBeTruthy()
  })
})
