import { ask } from '../../support/buy'
import { scanAtGate } from '../../support/gate'
import { guestSession } from '../../support/guest-session'
import { textOf, walk } from '../host/element'
import type { MiniProgram } from '../host/mini-program'
import { beginApp, closeApps, openApp, serverOrigin } from '../support/app'
import { phoneWith } from '../support/benefit'
import { payHere } from '../support/buy'

afterEach(closeApps)

const LIST = 'pagesA/landmark-ticket/index'
const SIGHT = 'pagesA/landmark-ticket/product_detail'
const FORM = 'pagesA/landmark-ticket/payment'
const ORDER = 'pagesA/landmark-ticket/order_detail'
const KEPT = { name: '欧阳娜娜', document: 'idCard', number: '110105199001010010' }

interface BoughtTickets {
  kinds: { name: string }[]
  tickets: { state: string; payFen: number; refundFen: number | null }[]
}

/** Presses the last of the days that can be had. */
async function takeLastDay(app: MiniProgram): Promise<void> {
  const days = [...walk(app.page.screen.root)].filter((element) => /^\d{1,2}¥[\d.]+$/.test(textOf(element)))
  const last = days.at(-1)
  if (!last) throw new Error(`no day can be had:\n${app.text()}`)
  await app.tap(textOf(last), { nth: -1 })
}

/** The code that stands on the screen. */
const codeOn = (app: MiniProgram): string =>
  /秒后更新\D*((?:\d{4}\s*){8})/.exec(app.line())?.[1]?.replace(/\s/g, '') ?? ''

/** The list below its orders. */
const listed = (app: MiniProgram) => app.line().split('距离优先')[1] ?? ''

/** 1月21日, as the gate names it: within the year ahead. */
function dayOf(text: string): string {
  const [, month = '', date = ''] = /(\d+)月(\d+)日/.exec(text) ?? []
  const now = new Date()
  const year = now.getFullYear() + (Number(month) < now.getMonth() + 1 ? 1 : 0)
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

test('from the market to two kinds of tickets: paid, one used at the gate, the other given back, also seen without a network', async () => {
  const token = await guestSession(serverOrigin())
  const member = { origin: serverOrigin(), channel: 'main', token }
  await ask(member, 'POST', '/unionbuy-server/ticket/saveVisitor', KEPT)
  const app = await openApp({ phone: phoneWith(token), launch: { path: 'pages/market/index' } })

  // the door, the list of a city, a sight and its days
  await app.waitForText('景点门票')
  await app.tap('景点门票')
  await app.waitForPage(LIST)
  await app.waitForText('距离优先')
  await app.tap('距离优先')
  await app.waitFor('the nearest first', () => /豫园.*东方明珠/.test(listed(app)))
  await app.tap('上海', { nth: 0 })
  await app.tap('成都')
  await app.waitForText('青城天下幽')
  await app.tap('青城天下幽')
  await app.waitForPage(SIGHT)
  await app.waitForText('游玩日前可免费退，之后收取 20% 手续费')
  await app.tap('选日期')
  await app.waitForText('选择日期 · 成人票')
  await app.waitForText('请选择日期')
  await takeLastDay(app)
  await app.tap('下一步')
  await app.waitForPage(FORM)

  // one whom the member has kept, and one who is new, whose check digit is wrong at first
  await app.waitForText('选择出行人')
  await app.tap('选择出行人')
  await app.waitForText('110*************10')
  await app.tap('110*************10')
  await app.tap('新增出行人')
  await app.type('与证件上的姓名一致', '张伟')
  await app.type('请输入身份证号码', '110105194912310021')
  await app.tap('保存')
  await app.waitForText('身份证号有误')
  await app.type('请输入身份证号码', '11010519491231002X')
  await app.tap('保存')
  await app.waitForText('确定（2 人）')
  await app.tap('确定（2 人）')
  // of whom one pays less
  await app.tap('张伟')
  await app.waitForText('张伟的票种')
  await app.tap('60 周岁及以上')
  await app.waitFor('two kinds', () => /长者票.*× 1/.test(app.line()))
  await app.type('景区有变动时联系您', '13800000001')
  await app.tap('已阅读并同意', { nth: 0 })
  await app.waitForText('合计')
  await app.tap('提交订单')

  await app.waitForPage('pages/pay/index')
  await app.waitForText('立即支付')
  await payHere(app, '支付成功')
  expect(app.payments.map(({ outcome }) => outcome)).toEqual(['requestPayment:ok'])
  await app.waitForText('查看门票')
  await app.tap('查看门票')
  await app.waitForPage(ORDER)
  await app.waitForText('待使用 2 张')
  expect(app.text()).not.toContain('19491231')

  // the first visitor passes the gate, once
  await app.tap('出示票码', { nth: 0 })
  await app.waitForText('秒后更新')
  const code = codeOn(app)
  expect(code).toMatch(/^\d{32}$/)
  const day = dayOf(/仅限 \d+月\d+日/.exec(app.line())?.[0] ?? '')
  expect(await scanAtGate(serverOrigin(), code, '2020-01-01')).toBe('未到游玩日')
  expect(await scanAtGate(serverOrigin(), code, day)).toBe('请入园')
  expect(await scanAtGate(serverOrigin(), code, day)).toBe('已使用，不可重复入园')

  // at the gate there is no network: whoever opens the app there has the codes that were seen
  const offline = beginApp({
    phone: app.phone,
    launch: { path: ORDER, query: { orderNo: app.page.address.query['orderNo'] ?? '' } }
  })
  await offline.setOnline(false)
  await offline.waitForText('网络不可用，显示的是本机保存的门票')
  await offline.tap('出示票码', { nth: -1 })
  await offline.waitForText('秒后更新')
  expect(codeOn(offline)).toMatch(/^\d{32}$/)
  expect(offline.phone.store.get('wallet')).toContain(codeOn(offline).slice(0, 12))
  offline.end()

  // the other one is given back by the rule that the order has copied
  const orderNo = app.page.address.query['orderNo'] ?? ''
  await app.showAgain({ path: ORDER, query: { orderNo } })
  await app.waitForText('待使用 1 张')
  await app.tap('申请退票')
  await app.waitForText('游玩日前可免费退，之后收取 20% 手续费')
  await app.waitForText('请选择要退的门票')
  await app.tap('退 ¥')
  // what comes back is named before anything is asked for
  await app.waitForText('确认退票，退回 ¥')
  await app.tap('确认退票')
  await app.waitForText('已退款')
  expect(app.toasts).toContain('退票成功，款项将原路退回')
  expect(app.line()).toMatch(/张伟.*已退款/)
  expect(app.line()).not.toContain('申请退票')
  const { tickets, kinds } = await ask<BoughtTickets>(
    member,
    'GET',
    `/unionbuy-server/ticket/getOrder?orderNo=${orderNo}`
  )
  expect(kinds.map(({ name }) => name)).toEqual(['成人票', '长者票'])
  expect(tickets[0]?.payFen).toBeGreaterThan(tickets[1]?.payFen ?? 0)
  expect(tickets.map(({ state }) => state)).toEqual(['used', 'refunded'])
  expect(tickets[1]?.refundFen).toBe(tickets[1]?.payFen)
})
