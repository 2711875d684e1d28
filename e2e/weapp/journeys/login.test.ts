import { newestSmsCode, newMobile } from '../../support/api'
import { newPhone } from '../host/phone'
import { exhaustCodes } from '../../support/strangers'
import { closeApps, openApp, serverOrigin } from '../support/app'
import {
  agree,
  askToLogIn,
  loginByOneTap,
  loginBySms,
  LOGIN_POP_UP,
  openAsMember,
  openMy
} from '../support/login'
import { dragPiece } from '../support/puzzle'
import { testInDepth } from '../../../__tests__/support/level'

afterEach(closeApps)

const masked = (mobile: string) => `${mobile.slice(0, 3)} **** ${mobile.slice(-4)}`

test('one tap logs in, after the tick', async () => {
  const app = await openApp()
  await askToLogIn(app)
  await app.tap('手机号一键登录')
  expect(app.line()).toContain('请先阅读并同意')
  await loginByOneTap(app)
  await openMy(app)
  await app.waitForText(masked(app.phone.mobile))
})

test('who refuses the phone number logs in by SMS', async () => {
  const app = await openApp({ answers: { phoneNumber: 'refuse' } })
  await askToLogIn(app)
  await app.tap('我已阅读并同意')
  await app.tap('手机号一键登录')
  expect(app.line()).toContain('未获取到手机号，请使用短信验证码登录')
  await app.tap('我已阅读并同意')
  await loginBySms(app)
  await app.waitFor('the pop-up to go', () => !app.line().includes(LOGIN_POP_UP))
  await openMy(app)
  await app.waitForText(masked(app.phone.mobile))
})

test('on a phone whose storage is full a login holds for the visit, and a line says that it will not last', async () => {
  const phone = newPhone(newMobile())
  phone.store.set('filler', JSON.stringify('x'.repeat(10 * 1024 * 1024)))
  const app = await openApp({ phone })
  await askToLogIn(app)
  await loginByOneTap(app)
  await app.waitFor('the line', () => app.toasts.includes('登录状态无法保存，下次打开需重新登录'))
  expect([...phone.store.keys()]).toEqual(['filler'])
  await openMy(app)
  await app.waitForText(masked(phone.mobile))
})

test('whose number strangers had codes sent to solves a puzzle by finger, and logs in', async () => {
  const app = await openApp({ answers: { phoneNumber: 'refuse' } })
  await exhaustCodes(serverOrigin(), app.phone.mobile)
  await askToLogIn(app)
  await app.tap('短信验证码登录')
  await app.type('请输入手机号', app.phone.mobile)
  await app.tap('获取验证码')
  await app.waitForText('安全验证')
  await dragPiece(app)
  await app.waitFor('the code to be sent', () => app.line().includes('秒后重发'))
  await app.waitFor('the puzzle to go', () => !app.line().includes('安全验证'))
  await app.type('请输入验证码', await newestSmsCode(serverOrigin(), app.phone.mobile))
  await agree(app)
  await app.tap('登录')
  await app.waitFor('the pop-up to go', () => !app.line().includes(LOGIN_POP_UP))
})

testInDepth('no more numbers for one-tap login (errno 1400001): SMS as well', async () => {
  const app = await openApp({ answers: { phoneNumber: 'used up' } })
  await askToLogIn(app)
  await app.tap('我已阅读并同意')
  await app.tap('手机号一键登录')
  expect(app.line()).toContain('未获取到手机号，请使用短信验证码登录')
})

test('WeChat knows a member again: the next start logs in by itself', async () => {
  const member = await openAsMember()
  const { phone } = member
  member.end()
  phone.store.clear()
  const app = await openApp({ phone })
  expect(app.line()).not.toContain(LOGIN_POP_UP)
  await openMy(app)
  await app.waitForText(masked(phone.mobile))
})

test('who logged out stays out at the next start, and is a visitor', async () => {
  const member = await openAsMember()
  await openMy(member)
  await member.tap('个人信息')
  await member.waitForPage('pages-my/settings/index')
  await member.tap('退出登录')
  await member.waitForPage('pages/index/index')
  expect(member.line()).not.toContain(masked(member.phone.mobile))
  const { phone } = member
  member.end()
  const app = await openApp({ phone })
  expect(app.line()).not.toContain(LOGIN_POP_UP)
  await openMy(app)
  await app.settle()
  expect(app.line()).not.toContain(masked(phone.mobile))
})

test('WeChat gives no login code: a page for members shows the pop-up by itself, and SMS still works', async () => {
  const app = await openApp({ launch: { path: 'pages-my/settings/index' }, answers: { login: false } })
  await app.waitForText(LOGIN_POP_UP)
  await loginBySms(app)
  await app.waitFor('the pop-up to go', () => !app.line().includes(LOGIN_POP_UP))
  await app.waitForText(masked(app.phone.mobile))
})
