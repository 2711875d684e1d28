import { DEMO_CODES } from '../../../server/db/demo-grants'
import type { MiniProgram } from '../host/mini-program'
import { closeApps, openApp } from '../support/app'
import { loginByOneTap, LOGIN_POP_UP } from '../support/login'

afterEach(closeApps)

/** In the pop-up that the press before this has opened. */
async function logIn(app: MiniProgram): Promise<void> {
  await app.waitForText(LOGIN_POP_UP)
  await loginByOneTap(app)
}

const open = (path: string, query: Record<string, string>) => openApp({ launch: { path, query } })

test('the hotel brand’s gift is taken', async () => {
  const app = await open('pages/activityPage/activity-jingjiang-01', { channel: 'jinjiang' })
  await app.waitForText('锦江会员专享礼遇')
  await app.tap('登录并领取')
  await logIn(app)
  await app.waitForPage('pages-activities/jinjiang/activity-jingjiang-02')
  await app.waitForText('礼遇已领取')
  await app.tap('去使用我的卡')
  await app.waitForPage('pages/cardDetail/index')
  await app.waitForText('锦享礼遇体验卡')
})

test('the elderly-care signing', async () => {
  const app = await open('pages/activityPage/activityYanglaoSign', { channel: 'yanglao' })
  await app.waitForText('颐年照护签约')
  await app.tap('登录并签约')
  await logIn(app)
  await app.waitForText('照护服务协议')
  await app.type('请填写真实姓名', '王建国')
  await app.tap('我已阅读并同意以上协议')
  await app.tap('确认签约')
  await app.waitForText('签约成功')
})

test('a distributor’s offer leads to the cashier with who sent the buyer', async () => {
  const app = await open('pages/distribution/index', { distributor: 'D-77', account: 'A-9' })
  await app.waitForText('好友推荐的权益')
  await app.tap('购买', { nth: 0 })
  await app.waitForPage('pages/pay/index')
  await logIn(app)
  await app.waitForText('立即支付')
})

test('customer service and its chat', async () => {
  const app = await open('pages-my/channelCustomerService/index', {})
  await app.waitForText('400-000-1001')
  await app.tap('卡券客服')
  await app.waitForPage('pages/hdzchatcoupons/index')
  await app.waitForText('咨询编号')
  await app.tap(app.has('开始咨询') ? '开始咨询' : '去留言')
  await app.waitForPage('pages/webview/index')
})

test('a code in the way in shows what it gives, and gives the card that home shows', async () => {
  const app = await open('pages/urlActivationCode/index', { activeCode: DEMO_CODES['main-welcome'][1] })
  await logIn(app)
  await app.waitForText('见面礼 · 凭码激活')
  // what gives takes no tap in its first half second
  await new Promise((resolve) => setTimeout(resolve, 600))
  await app.tap('确认激活')
  await app.waitForPage('pages/urlActivationCode/reslut')
  await app.waitForText('激活成功')
  await app.tap('回首页')
  await app.waitForPage('pages/index/index')
  await app.waitForText('观影达人卡')
})

test('what each person gets once', async () => {
  const app = await open('pages/uniqueActivity/index', { activityId: 'main-unique' })
  await app.waitForText('会员专属礼')
  await app.tap('登录并领取')
  await logIn(app)
  await app.waitForText('领取成功')
  await app.tap('去领取权益')
  await app.waitForPage('pages/cardDetail/index')
  await app.waitForText('轻享月卡')
})
