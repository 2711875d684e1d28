import type { Page } from 'playwright-core'
import { enterLounge } from '../support/gate'
import { answerYes, arrive, press, pressUntil, see, seen, tap } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { carry, goToChannel, ordersOf, payAtChannel, sessionOf } from './support/story'

hidePictures()
afterAll(putPhonesAway)

const VIP = '/pages-secondary/yueTuVip/index'

/** The code that is shown, once it is another one than `before`. */
async function codeOn(page: Page, before = ''): Promise<string> {
  const handle = await page.waitForFunction((last) => {
    const labels = [...document.querySelectorAll('[role=img][aria-label]')].map((one) =>
      one.getAttribute('aria-label')?.replaceAll(' ', '')
    )
    return labels.find((label) => label && /^\d{32}$/.test(label) && label !== last) ?? false
  }, before)
  return String(await handle.jsonValue())
}

/** From the plans of the page to the paid order. */
async function buy(page: Page, plan: string): Promise<void> {
  await tap(page, plan)
  await page.getByRole('checkbox').filter({ visible: true }).last().click()
  await press(page, /立即开通|续购会员/)
  await arrive(page, '/pages/pay')
  await see(page, '《悦途会员服务条款》')
  await goToChannel(page)
  await payAtChannel(page)
  await page.waitForURL(/payResult/)
  await see(page, '悦途会员已开通，出示会员码即可进厅')
}

test('from the market to a membership, its code, the gate, the visit and a new code; an unused one goes back', async () => {
  const { page, problems } = await takePhone()
  const token = await sessionOf()
  await carry(page, token)
  await page.goto(`${appOrigin()}/pages/market/index`)
  await press(page, /悦途会员/)
  await arrive(page, '/pages-secondary/yueTuVip')

  // the terms, in both languages, and back
  await tap(page, '《服务条款》')
  await see(page, /版本 2026.11/)
  await tap(page, 'English version')
  await see(page, /Version 2026.11/)
  await page.goBack()
  await arrive(page, '/pages-secondary/yueTuVip')
  await see(page, '悦途年卡')
  await buy(page, '悦途三次卡')
  await press(page, '出示会员码')
  await arrive(page, '/pages-secondary/yueTuVip')
  await see(page, '还可进厅 3 次，随行 1 人次')

  // a gate takes the code once; the page hears of it, and shows another
  const first = await codeOn(page)
  expect(await enterLounge(appOrigin(), first, 1)).toBe('请进')
  expect(await enterLounge(appOrigin(), first)).toBe('此码已使用')
  await see(page, '还可进厅 2 次')
  const second = await codeOn(page, first)
  await page.getByRole('tab', { name: '进厅记录' }).click()
  await see(page, '悦途贵宾厅（首都 T2 国内）')
  await see(page, /本人与随行 1 人/)

  // where there is no network the code stays for its life, also over a reload
  await page.route('**/unionbuy-server/**', (route) => route.abort('internetdisconnected'))
  await page.reload()
  await see(page, '网络不可用，此码在有效期内仍可进厅')
  expect(await codeOn(page)).toBe(second)
  expect(await enterLounge(appOrigin(), second)).toBe('请进')
  await page.unroute('**/unionbuy-server/**')
  problems.length = 0
  await page.reload()
  await see(page, '还可进厅 1 次')

  // airports by what is typed
  await page.getByRole('tab', { name: '贵宾厅' }).click()
  await page.getByLabel(/^搜索机场/).fill('hongqiao')
  await see(page, '上海虹桥国际机场')
  await tap(page, '悦途贵宾厅（虹桥 T2 南）')
  await see(page, 'T2，安检后右转，38 号登机口旁')
  await page.keyboard.press('Escape')

  // another one, that nobody uses, goes back whole
  await page.getByRole('tab', { name: '会员套餐' }).click()
  await buy(page, '悦途半年卡')
  const [order] = await ordersOf(token)
  await page.goto(`${appOrigin()}/pages-my/orderDetail?orderNo=${order?.orderNo ?? ''}`)
  await see(page, '有效期内未使用过的可全额退款，使用过的不可退')
  await press(page, /^售后服务/)
  await tap(page, '暂时用不上')
  const question = page.getByRole('alertdialog', { name: '确认退款？' })
  await pressUntil(page, '提交申请', async () => (await question.count()) > 0)
  await answerYes(page, '确认退款？')
  await see(page, '符合退款规则，已自动通过')
  await page.goto(`${appOrigin()}${VIP}`)
  await see(page, '还可进厅 1 次')
  await seen(page, /共有 \d 份会员/).waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})
