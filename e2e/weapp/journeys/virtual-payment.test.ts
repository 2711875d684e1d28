/** Cards and plates that the mini-program sells by WeChat's virtual payment, on Android and on iOS. */
import { startServer, type RunningServer } from '../../support/built-server'
import { runCli } from '../../support/run-cli'
import { newMobile } from '../../support/api'
import type { MiniProgram } from '../host/mini-program'
import { newPhone } from '../host/phone'
import { closeApps, openApp } from '../support/app'
import { openCardCashier, payHere } from '../support/buy'
import { loginByOneTap } from '../support/login'

const CARD = 'main-light'
const VIRTUAL = { VIRTUAL_GOODS: 'card,plate' }
const PICTURE = 'https://pictures.example.com/item.png'

let server: RunningServer

beforeAll(async () => {
  server = await startServer(VIRTUAL)
  const env = { ...VIRTUAL, DATA_DIR: server.dataDir, PORT: new URL(server.origin).port }
  await runCli('virtual-goods', ['upload', PICTURE], env)
  await runCli('virtual-goods', ['publish'], env)
})
afterEach(closeApps)
afterAll(() => server.stop())

async function openAsMember(phone: Partial<MiniProgram['answers']> = {}): Promise<MiniProgram> {
  const launch = { path: 'pages/login/index' }
  const app = await openApp({ origin: server.origin, phone: newPhone(newMobile()), launch, answers: phone })
  await app.waitForText('手机号一键登录')
  await loginByOneTap(app)
  await app.waitForPage('pages/index/index')
  return app
}

test('a card is paid by virtual payment; cancelled first, and its notice lost', async () => {
  const app = await openAsMember()
  app.answers.payment = 'cancel'
  await openCardCashier(app, CARD)
  await app.tap('立即支付')
  await app.waitForPage('pages-my/orderRecord/index')
  app.answers.payment = 'pay'
  app.answers.notice = 'lost'
  await app.tap('去支付')
  await app.waitForPage('pages/pay/index')
  await payHere(app)
  expect(app.payments.map(({ outcome }) => outcome)).toEqual([
    'requestVirtualPayment:fail cancel',
    'requestVirtualPayment:ok'
  ])
})

test('on iOS the card has its price, and an old WeChat is told to be updated', async () => {
  const app = await openAsMember({ platform: 'ios', wechat: '8.0.67' })
  await openCardCashier(app, CARD)
  await app.tap('立即支付')
  await app.waitForText('当前微信版本过低，请更新微信后购买')
  expect(app.payments).toEqual([])
  app.answers.wechat = '8.0.68'
  await payHere(app)
  expect(app.payments.map(({ outcome }) => outcome)).toEqual(['requestVirtualPayment:ok'])
})
