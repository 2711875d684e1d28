import { enterLounge } from '../../support/gate'
import { guestSession } from '../../support/guest-session'
import type { MiniProgram } from '../host/mini-program'
import { beginApp, closeApps, openApp, serverOrigin } from '../support/app'
import { phoneWith } from '../support/benefit'
import { payHere } from '../support/buy'

afterEach(closeApps)

const VIP = 'pages-secondary/yueTuVip/index'

/** The code that is shown: eight groups of four digits. */
function codeOn(app: MiniProgram): string {
  const groups = /(?:\d{4}\s*){8}/.exec(app.line().split('秒内有效')[1] ?? '')?.[0] ?? ''
  return groups.replace(/\s/g, '')
}

/** From the plans of the page to the paid order. */
async function buy(app: MiniProgram, plan: string): Promise<void> {
  await app.tap(plan)
  await app.tap('我已阅读并同意')
  await app.waitFor('the tick to be taken', () => !app.line().includes('请先阅读并勾选同意服务条款'))
  await app.tap(/续购会员/.test(app.line()) ? '续购会员' : '立即开通')
  await app.waitForPage('pages/pay/index')
  await app.waitForText('《悦途会员服务条款》')
  await payHere(app, '悦途会员已开通，出示会员码即可进厅')
}

test('from 我的 to a membership, its code, the gate, the visit and a new code; an unused one goes back', async () => {
  const token = await guestSession(serverOrigin())
  const app = await openApp({
    phone: phoneWith(token),
    launch: { path: 'pages/index/index', query: { tab: 'My' } }
  })
  await app.waitForText('悦途会员')
  await app.tap('悦途会员')
  await app.waitForPage(VIP)
  await app.waitForText('悦途三次卡')
  await buy(app, '悦途三次卡')
  await app.tap('出示会员码')
  await app.waitForPage(VIP)
  await app.waitFor('a code', () => codeOn(app).length === 32)
  expect(app.line()).toContain('还可进厅 3 次，随行 1 人次')

  // a gate takes the code once; the page hears of it, and shows another
  const first = codeOn(app)
  expect(await enterLounge(serverOrigin(), first, 1)).toBe('请进')
  expect(await enterLounge(serverOrigin(), first)).toBe('此码已使用')
  await app.showAgain({ path: VIP })
  await app.waitForText('还可进厅 2 次')
  await app.waitFor('another code', () => codeOn(app).length === 32 && codeOn(app) !== first)
  const second = codeOn(app)
  await app.tap('进厅记录')
  await app.waitForText('本人与随行 1 人')

  // whoever opens the app at a gate without a network has the code that was shown, as long as it lives
  const offline = beginApp({ phone: app.phone, launch: { path: VIP } })
  await offline.setOnline(false)
  await offline.waitForText('网络不可用，此码在有效期内仍可进厅')
  expect(codeOn(offline)).toBe(second)
  offline.end()
  expect(await enterLounge(serverOrigin(), second)).toBe('请进')

  // another one, that nobody uses, goes back whole
  await app.tap('会员套餐')
  await buy(app, '悦途半年卡')
  await app.showAgain({ path: 'pages-my/orderRecord/index' })
  await app.waitForText('悦途半年卡')
  await app.tap('悦途半年卡')
  await app.waitForText('售后服务')
  await app.tap('售后服务')
  await app.waitForText('暂时用不上')
  await app.tap('暂时用不上')
  await app.tap('提交申请')
  await app.waitForText('退款成功')
  await app.showAgain({ path: VIP })
  await app.waitForText('还可进厅 1 次')
  expect(app.line()).not.toContain('份会员')
})
