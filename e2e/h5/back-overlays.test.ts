import type { Page } from 'playwright-core'
import { buy } from '../support/buy'
import { arrive, press, see, tap } from './support/fingers'
import { backCloses, goBack } from './support/back'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { carry, sessionOf } from './support/story'
import { testInDepth } from '../../__tests__/support/level'

hidePictures()
afterAll(putPhonesAway)

const open = (page: Page, path: string) => page.goto(`${appOrigin()}/${path}`)

/** A member with the year card. */
async function holder() {
  const phone = await takePhone()
  const token = await sessionOf()
  await buy({ origin: appOrigin(), channel: 'main', token }, { kind: 'card', itemId: 'main-year' })
  await carry(phone.page, token)
  return phone
}

describe("the phone's back button closes each kind of thing that lies over a page", () => {
  test('the market: its filter, and a product', async () => {
    const { page, problems } = await takePhone()
    await open(page, 'pages/market')
    await see(page, '尊享年卡')
    await press(page, '筛选')
    await backCloses(page)
    await tap(page, '电子券')
    await tap(page, '经典拿铁电子券')
    await backCloses(page)
    expect(problems).toEqual([])
  })

  test('the profile: picture, birthday, devices, a copy of the data, a question, deleting the account', async () => {
    const { page, problems } = await holder()
    await open(page, 'pages-my/settings')
    for (const name of [/更换头像/, /生日/, /^登录设备/, /导出我的个人信息/, /清除缓存/, /注销账号/]) {
      await page.getByRole('button', { name }).filter({ visible: true }).first().click()
      await backCloses(page)
    }
    expect(problems).toEqual([])
  })

  test('a privilege: the choice of a group, the number of a recharge, the question before it is taken', async () => {
    const { page, problems } = await holder()
    await open(page, 'pages/privilegeDetail?privilegeId=video-month')
    await press(page, '选择一项领取')
    await backCloses(page)
    await press(page, '选择一项领取')
    await press(page, /^领取 视频会员月卡/)
    await see(page, '填写充值手机号')
    await backCloses(page)
    await open(page, 'pages/privilegeDetail?privilegeId=latte')
    await press(page, '立即领取')
    await backCloses(page)
    expect(problems).toEqual([])
  })
})

testInDepth('back from the choice of a city leads home, with the city as it was', async () => {
  const { page } = await takePhone()
  await open(page, '')
  await see(page, '尊享年卡')
  // where the phone does not say where it is, its address does
  const entry = page.getByRole('button', { name: /当前城市/ }).filter({ visible: true })
  const before = await entry.getAttribute('aria-label')
  await entry.click()
  await arrive(page, '/pages-secondary/searchAddress')
  await see(page, '热门城市')
  await goBack(page)
  await see(page, '尊享年卡')
  expect(await entry.getAttribute('aria-label')).toBe(before)
})
