import { newestSmsCode, newMobile } from '../../support/api'
import { buy } from '../../support/buy'
import { guestSession } from '../../support/guest-session'
import { closeApps, serverOrigin } from '../support/app'
import { openAsMember, openMy } from '../support/login'

afterEach(closeApps)

type App = Awaited<ReturnType<typeof openAsMember>>
const PAGE = 'pages-my/setPhone/index'

/** Has a code sent to a number, and types it in. */
async function proveBy(app: App, mobile: string) {
  await app.tap('获取验证码')
  await app.waitFor('the code to be sent', () => app.line().includes('秒后重发'))
  await app.type('请输入验证码', await newestSmsCode(serverOrigin(), mobile))
}

/** A member at the second step, by 我的 and 个人信息. */
async function atNewNumber() {
  const app = await openAsMember()
  await openMy(app)
  await app.tap('个人信息')
  await app.waitForPage('pages-my/settings/index')
  await app.waitForText('手机号')
  await app.tap('手机号')
  await app.waitForPage(PAGE)
  await app.waitForText('当前手机号')
  await proveBy(app, app.phone.mobile)
  await app.tap('下一步')
  await app.waitForText('新的手机号')
  return app
}

test('to a free number: proven twice, changed, and shown in 个人信息', async () => {
  const app = await atNewNumber()
  const fresh = newMobile()
  await app.type('请输入新手机号', fresh)
  await proveBy(app, fresh)
  await app.tap('确认更换')
  await app.waitForText('手机号已更换')
  await app.tap('完成')
  await app.waitForPage('pages-my/settings/index')
  await app.waitForText(fresh.slice(-4))
})

test('to another member’s number: told what is theirs, joined after the yes, and their card is there', async () => {
  const other = newMobile()
  const token = await guestSession(serverOrigin(), other)
  await buy({ origin: serverOrigin(), channel: 'main', token }, { kind: 'card', itemId: 'main-season' })
  const app = await atNewNumber()
  await app.type('请输入新手机号', other)
  await proveBy(app, other)
  await app.tap('确认更换')
  await app.waitForText('该手机号已有账号')
  expect(app.line()).toMatch(/会员卡\s*1 张/)
  await app.tap('同意并合并')
  expect(app.line()).toContain('请先勾选同意合并')
  await app.tap('我已了解以上说明，同意合并账号')
  await app.tap('同意并合并')
  await app.waitForText('已合并到当前账号')
  await app.tap('查看我的卡')
  await app.waitForPage('pages-secondary/myCard/index')
  await app.waitForText('季卡')
})
