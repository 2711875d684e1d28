/**
 * A business with every gateway real and no sandbox: from an empty database to a shop that sells and refunds, with nothing but the
 * operators' own programs and the console, against outside systems on loopback that speak the public protocols (e2e/support/outside).
 */
import type { Page } from 'playwright-core'
import { testInDepth } from '../../__tests__/support/level'
import { newMobile } from '../support/api'
import { startEmptyServer, type RunningServer } from '../support/built-server'
import { startOutsideWorld, type OutsideWorld } from '../support/outside/world'
import { runCli } from '../support/run-cli'
import { DESK, POCKET, typeLogin } from '../console/support/staff'
import { StaffMember } from '../support/staff'
import { arrive, fill, press, reloadUntil, see, tap } from './support/fingers'
import { putPhonesAway, takePhone, type Phone } from './support/phone'

let world: OutsideWorld
let server: RunningServer
let owner: StaffMember

beforeAll(async () => {
  world = await startOutsideWorld()
  server = await startEmptyServer({ ...world.env, PAGE_MS: '5000' })
})
afterAll(async () => {
  await putPhonesAway()
  await server.stop()
  await world.close()
})

const NAME = '店主'
const PASSWORD = 'correct horse battery staple'
const env = () => ({ ...world.env, DATA_DIR: server.dataDir })

/** Fills in the login form that is shown, with the code that the text message brought. */
async function logIn(page: Page): Promise<string> {
  const mobile = newMobile()
  await fill(page, '请输入手机号', mobile)
  await press(page, '获取验证码')
  await see(page, /秒后重发/)
  const [code = ''] = world.cloud.newestTo(mobile)
  await fill(page, '请输入验证码', code)
  await page.getByRole('checkbox').filter({ visible: true }).last().click()
  await press(page, '登录')
  return mobile
}

/** Presses a button of the console that asks once more. */
async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).first().click()
  await page.locator('.ant-popconfirm').getByRole('button', { name }).click()
}

/** A stranger buys a card: logs in by SMS on the way, and pays on the page of the payment channel. */
async function buyCard(): Promise<Phone & { mobile: string }> {
  const phone = await takePhone()
  const { page } = phone
  await page.goto(`${server.origin}/pages/cardDetail?cardId=main-season`)
  await press(page, '立即开通')
  const mobile = await logIn(page)
  await arrive(page, '/pages/pay')
  await press(page, '立即支付')
  await page.getByRole('button', { name: /确认支付/ }).click()
  await page.waitForURL(/\/pages\/payResult/)
  await see(page, '支付成功')
  return { ...phone, mobile }
}

test('nothing of a sandbox answers, and an empty database sells nothing', async () => {
  for (const path of ['/sandbox', '/sandbox/pay', '/sandbox/sms', '/sandbox/checker', '/sandbox/gate'])
    expect((await fetch(server.origin + path)).status).toBe(404)
  const { page } = await takePhone()
  await page.goto(`${server.origin}/?tab=Market`)
  await see(page, '暂无在售商品')
  await page.goto(server.origin)
  await see(page, '暂无在售的会员卡和权益')
})

test('the console answers once there is an account', async () => {
  await expect(StaffMember.logIn(server.origin, NAME, PASSWORD)).rejects.toThrow()
  await runCli('catalogue', ['apply', 'server/catalogue'], env())
  await runCli('staff', ['add', NAME, '--role', 'owner', '--password-stdin'], env(), PASSWORD)
  owner = await StaffMember.logIn(server.origin, NAME, PASSWORD)
  const ofShop = ['--role', 'shop', '--stores', 'm-110000-wuyu']
  await runCli('staff', ['add', '店员', ...ofShop, '--password-stdin'], env(), PASSWORD)
})

testInDepth('an order is found by its phone and refunded at the console; the buyer sees it', async () => {
  const { page, mobile, problems } = await buyCard()
  const { page: desk, problems: atDesk } = await takePhone(DESK)
  await typeLogin(desk, { name: NAME, password: PASSWORD }, '/console', server.origin)
  await desk.getByRole('link', { name: '订单', exact: true }).click()
  await desk.getByLabel('会员手机').fill(mobile)
  await desk.getByRole('button', { name: /查\s*询/ }).click()
  await desk.getByText('第 1 页').waitFor({ state: 'detached' })
  const row = desk.getByRole('row').filter({ hasText: `${mobile.slice(0, 3)}****${mobile.slice(-4)}` })
  const link = row.getByRole('link', { name: /^\d{20}$/ })
  const orderNo = (await link.innerText()).trim()
  await link.click()
  await desk.getByRole('heading', { name: `订单 ${orderNo}` }).waitFor()

  await desk.getByRole('button', { name: '按金额退款', exact: true }).click()
  await desk.getByLabel(/^原因/).fill('客人不需要了')
  await desk.getByRole('button', { name: '确认按金额退款' }).click()
  await desk.getByRole('row').filter({ hasText: '客人不需要了' }).waitFor()

  const { payments } = await owner.call('orderDetail', { orderNo })
  await page.goto(`${server.origin}/pages-my/orderDetail?orderNo=${orderNo}`)
  await see(page, '客人不需要了')
  await reloadUntil(page, '已退回', '订单进度')
  expect(world.pay.refundedFen(payments[0]?.outTradeNo ?? '')).toBe(payments[0]?.amountFen)
  await desk.getByRole('link', { name: '操作记录' }).click()
  await desk.getByRole('row').filter({ hasText: '客人不需要了' }).getByText(orderNo).waitFor()
  expect([...problems, ...atDesk]).toEqual([])
})

testInDepth('a shop takes a code once; the buyer who holds it out reads that', async () => {
  const { page, problems } = await buyCard()
  await page.goto(`${server.origin}/pages/privilegeDetail?privilegeId=latte`)
  await press(page, '立即领取')
  await press(page, '确认领取')
  await arrive(page, '/pages-secondary/receiveResult')
  await see(page, '领取成功')
  const words = await page.evaluate(() => document.body.innerText)
  const code = /(\d{4}\s+){3}\d{4}/.exec(words)?.[0].replaceAll(/\s/g, '') ?? ''

  const { page: counter, problems: atCounter } = await takePhone(POCKET)
  await typeLogin(counter, { name: '店员', password: PASSWORD }, '/shop', server.origin)
  const look = async () => {
    await counter.getByLabel('券码或票号').fill(code)
    await counter.getByRole('button', { name: /查\s*询/ }).click()
  }
  await look()
  await counter.getByLabel('没有扫码的原因').fill('客人手机没电，报号码')
  await counter.getByRole('button', { name: '确认使用' }).click()
  await counter.getByText('已核销', { exact: true }).waitFor()
  await see(page, '已使用')
  await look()
  await counter.getByText('已使用', { exact: false }).first().waitFor()
  expect(await counter.getByRole('button', { name: '确认使用' }).count()).toBe(0)
  await press(page, '查看兑换记录')
  await arrive(page, '/pages-my/receiveRecord')
  await see(page, '已使用 1')
  expect([...problems, ...atCounter]).toEqual([])
})

testInDepth('a member asks for a person; staff answer and close the conversation', async () => {
  const { page, problems } = await buyCard()
  await page.goto(`${server.origin}/pages-my/aiInterlocution`)
  const question = '你们的门店会不会下雨停业'
  await fill(page, '输入您的问题', question)
  await press(page, '发送')
  await tap(page, '转人工客服')
  await see(page, '取消排队')

  const { page: desk, problems: atDesk } = await takePhone(DESK)
  await typeLogin(desk, { name: NAME, password: PASSWORD }, '/console', server.origin)
  await desk.getByRole('link', { name: '等待人工客服' }).click()
  await desk.getByRole('link', { name: question }).click()
  await confirm(desk, '接入对话')
  await see(page, '人工客服正在为您服务')
  await desk.getByRole('textbox', { name: '回复' }).fill('下雨照常营业')
  await desk.getByRole('button', { name: '发送回复' }).click()
  await see(page, '下雨照常营业')
  await confirm(desk, '结束对话')
  await see(page, /人工服务已结束/)
  expect([...problems, ...atDesk]).toEqual([])
})
