import type { Page } from 'playwright-core'
import { callApi, newestSmsCode, newMobile } from '../support/api'
import { buy } from '../support/buy'
import { arrive, fill, press, readAll, see, tap } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { carry, logIn, sessionOf } from './support/story'
import { testInDepth } from '../../__tests__/support/level'

hidePictures()
afterAll(putPhonesAway)

const masked = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`

/** Has a code sent to a number, and types it in. */
async function proveBy(page: Page, mobile: string) {
  await press(page, '获取验证码')
  await see(page, /秒后重发/)
  await fill(page, '请输入验证码', await newestSmsCode(appOrigin(), mobile))
}

/** A member at the second step, by 我的 and 个人信息. */
async function atNewNumber(mobile: string) {
  const phone = await takePhone()
  const { page } = phone
  await carry(page, await sessionOf(mobile))
  await page.goto(`${appOrigin()}/?tab=My`)
  await see(page, /^会员\d/)
  await page.waitForLoadState('networkidle')
  await tap(page, '个人信息')
  await arrive(page, '/pages-my/settings')
  await press(page, /^更换手机号/)
  await arrive(page, '/pages-my/setPhone')
  await see(page, '当前手机号')
  expect(await readAll(page)).not.toContain(mobile)
  await proveBy(page, mobile)
  await press(page, '下一步')
  await see(page, '新的手机号')
  return phone
}

test('to a free number: proven twice, changed, shown in 个人信息, and the session goes on', async () => {
  const [old, fresh] = [newMobile(), newMobile()]
  const { page, problems } = await atNewNumber(old)
  await fill(page, '请输入新手机号', fresh)
  await proveBy(page, fresh)
  await press(page, '确认更换')
  await see(page, '手机号已更换')
  await see(page, new RegExp(masked(fresh).replaceAll('*', '\\*')))
  await press(page, '完成')
  await arrive(page, '/pages-my/settings')
  await see(page, new RegExp(`${fresh.slice(0, 3)}.+${fresh.slice(-4)}`))
  expect(page.url()).not.toContain(fresh)
  expect(problems).toEqual([])
})

test('to another member’s number: told what is theirs, joined after the yes, and cards and orders are there', async () => {
  const [own, other] = [newMobile(), newMobile()]
  const token = await sessionOf(other)
  await buy({ origin: appOrigin(), channel: 'main', token }, { kind: 'card', itemId: 'main-season' })
  const { page, problems } = await atNewNumber(own)
  await fill(page, '请输入新手机号', other)
  await proveBy(page, other)
  await press(page, '确认更换')
  await see(page, '该手机号已有账号')
  const told = await readAll(page)
  expect(told).toContain(masked(other))
  expect(told).toMatch(/会员卡\s*1 张/)
  expect(told).toMatch(/订单\s*1 笔/)
  await press(page, '同意并合并')
  await see(page, '请先勾选同意合并')
  await page.getByRole('checkbox').filter({ visible: true }).click()
  await press(page, '同意并合并')
  await see(page, '已合并到当前账号')
  await press(page, '查看我的卡')
  await arrive(page, '/pages-secondary/myCard')
  await see(page, /季卡/)
  await page.goto(`${appOrigin()}/pages-my/orderRecord`)
  await see(page, /季卡/)
  // the other session has ended, and both numbers lead where they should
  const theirs = await callApi(appOrigin(), 'GET', '/unionbuy-server/personalCenter/getMyMemberInfo', {
    token
  })
  expect(theirs.resultCode).toBe('305')
  expect(problems).toEqual([])
})

testInDepth('a wrong code, a step left and come back to: nothing typed is lost', async () => {
  const own = newMobile()
  const { page } = await atNewNumber(own)
  const fresh = newMobile()
  await fill(page, '请输入新手机号', fresh)
  await fill(page, '请输入验证码', '000000')
  await press(page, '确认更换')
  await see(page, /验证码不正确/)
  await page.goBack()
  await arrive(page, '/pages-my/settings')
  await page.waitForTimeout(600)
  await press(page, /^更换手机号/)
  await see(page, '新的手机号')
  expect(await page.getByPlaceholder('请输入新手机号').filter({ visible: true }).inputValue()).toBe(fresh)
})

test('a visitor is asked to log in first, and comes back', async () => {
  const { page } = await takePhone()
  await page.goto(`${appOrigin()}/pages-my/setPhone`)
  await see(page, '登录后享受会员权益')
  await logIn(page)
  await see(page, '当前手机号')
})
