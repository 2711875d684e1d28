import type { Page } from 'playwright-core'
import { makeMember } from '../weapp/paint/member'
import { press, see, tap } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { cutText } from './support/reading/cuts'
import { smallTargets } from './support/reading/targets'
import { carry } from './support/story'
import { someOf } from '../../__tests__/support/depth'

hidePictures()
afterAll(putPhonesAway)

/** Numbers on the wheels of a day: a wheel is turned, and each number has its turn in the middle. */
const WHEEL = '[role=option]'

interface SheetCase {
  readonly who: 'visitor' | 'member'
  readonly address: string
  readonly title: string
  readonly open: (page: Page) => Promise<void>
}

/** Every sheet and question that a page of home or one right behind it offers. */
const SHEETS: readonly SheetCase[] = [
  { who: 'visitor', address: '', title: '电影权益', open: (page) => press(page, '电影') },
  { who: 'visitor', address: '?tab=Market', title: '筛选', open: (page) => press(page, '筛选') },
  { who: 'visitor', address: 'pages/market/index', title: '筛选', open: (page) => press(page, '筛选') },
  {
    who: 'visitor',
    address: 'pages/market/index',
    title: '商品详情',
    open: async (page) => {
      await page.getByRole('tab', { name: '电子券' }).click()
      await tap(page, '2D 电影票 1 张')
    }
  },
  { who: 'visitor', address: '?tab=My', title: '登录', open: (page) => press(page, /登录/) },
  { who: 'member', address: '?tab=ExchangeCenter', title: '电影权益', open: (page) => press(page, '电影') },
  { who: 'member', address: '?tab=My', title: '退出登录', open: (page) => press(page, '退出登录') },
  {
    who: 'member',
    address: 'pages-my/couponList/index',
    title: '优惠券详情',
    open: (page) => tap(page, /有效期至/)
  },
  {
    who: 'member',
    address: 'pages-my/receiveRecord/index',
    title: '',
    open: (page) => press(page, /^去使用/)
  },
  {
    who: 'member',
    address: 'pages-my/settings/index',
    title: '更换头像',
    open: (page) => press(page, '更换头像')
  },
  {
    who: 'member',
    address: 'pages-my/settings/index',
    title: '选择生日',
    open: (page) => press(page, /生日/)
  },
  {
    who: 'member',
    address: 'pages-my/settings/index',
    title: '登录设备',
    open: (page) => press(page, /登录设备/)
  },
  {
    who: 'member',
    address: 'pages-my/settings/index',
    title: '导出我的个人信息',
    open: (page) => press(page, /导出我的个人信息/)
  },
  {
    who: 'member',
    address: 'pages-my/settings/index',
    title: '注销账号',
    open: (page) => press(page, /注销账号/)
  },
  {
    who: 'member',
    address: 'pages/pay/index?kind=card&itemId=main-season',
    title: '选择优惠券',
    open: (page) => press(page, /优惠券/)
  },
  {
    who: 'visitor',
    address: 'pages-mall/physicalMall/index',
    title: '筛选',
    open: (page) => press(page, '筛选')
  },
  {
    who: 'visitor',
    address: 'pages-mall/search/index?keyword=杯',
    title: '筛选',
    open: (page) => press(page, '筛选')
  },
  {
    who: 'visitor',
    address: 'pages-secondary/storeList/index',
    title: '选择区域',
    open: (page) => press(page, '全城')
  },
  {
    who: 'visitor',
    address: 'pages-mall/productDetail/index?productId=mug-stoneware',
    title: '',
    open: (page) => press(page, '加入购物车')
  },
  {
    who: 'member',
    address: 'pages-my/address/add',
    title: '选择所在地区',
    open: (page) => press(page, /所在地区/)
  }
]

/** Buttons of the open sheet that something else lies over, its foot where a bar of the page does, and the head of the page that lies over the scrim. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheet = document.querySelector<HTMLElement>('[aria-modal=true]')
    if (!sheet) return ['no sheet']
    const panel = sheet.getBoundingClientRect()
    const buttons = [...sheet.querySelectorAll<HTMLElement>('button, [role=button]')]
    const points = buttons
      .map((button) => ({ name: button.innerText || button.ariaLabel, box: button.getBoundingClientRect() }))
      // what has to be scrolled to is behind the foot
      .filter(({ box }) => box.height > 0 && box.bottom <= panel.bottom && box.top >= panel.top)
      .map(({ name, box }) => ({ name, x: box.left + box.width / 2, y: box.top + box.height / 2 }))
    const scrim = sheet.parentElement
    const head = document.elementFromPoint(innerWidth / 2, 20)
    const foot = { name: 'its foot', x: panel.left + panel.width / 2, y: panel.bottom - 3 }
    const over = [...points, foot]
      .filter(({ x, y }) => !sheet.contains(document.elementFromPoint(x, y)))
      .map(({ name }) => name ?? '')
    return scrim?.contains(head) ? over : [...over, 'its scrim']
  })
}

const things = () => (made ??= makeMember(appOrigin()))
let made: ReturnType<typeof makeMember> | undefined

test.each(someOf(SHEETS, 4))(
  '$who $address: nothing lies over “$title”, and it can be read and pressed',
  async (one) => {
    const { page, problems } = await takePhone()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (one.who === 'member') await carry(page, (await things()).token)
    await page.goto(`${appOrigin()}/${one.address}`, { waitUntil: 'networkidle' })
    await one.open(page)
    const sheet = page.getByRole('dialog', { name: one.title })
    await sheet.waitFor()
    await page.waitForLoadState('networkidle')
    if (one.title) await see(page, one.title)
    const faults = (await covered(page)).map((name) => `covered: ${name}`)
    faults.push(...(await smallTargets(page, WHEEL)).map((fault) => `small ${fault}`))
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    faults.push(...(await covered(page)).map((name) => `in large letters covered: ${name}`))
    faults.push(...(await cutText(page)).map((fault) => `in large letters ${fault}`))
    expect(faults).toEqual([])
    expect(problems).toEqual([])
  }
)
