import { closeApps, openApp } from '../support/app'
import { loginByOneTap, LOGIN_POP_UP, openAsMember } from '../support/login'

afterEach(closeApps)

const closeLogin = (text: string) => !text.includes(LOGIN_POP_UP)

test('however far one goes, WeChat never has to refuse a page: the ninth is replaced', async () => {
  const app = await openAsMember()
  await app.tap('开通', { nth: 0 })
  const depths: number[] = []
  for (let round = 0; round < 6; round += 1) {
    await app.tap('周末度假')
    await app.waitForPage('pages/plateDetails/index')
    depths.push(app.pages().length)
    await app.tap('开通尊享年卡')
    await app.waitForPage('pages/cardDetail/index')
    depths.push(app.pages().length)
  }
  expect(Math.max(...depths)).toBe(9)
})

test('pulling home down asks the server again and keeps what is shown', async () => {
  const app = await openApp()
  const before = app.requests.length
  await app.happens('onPullDownRefresh')
  expect(app.requests.slice(before).some(({ url }) => url.includes('listCardsInfo'))).toBe(true)
  expect(app.line()).toContain('尊享年卡')
})

test('without a network home says so, and comes back with it', async () => {
  const app = await openApp()
  await app.setOnline(false)
  expect(app.line()).toContain('网络已断开')
  await app.setOnline(true)
  expect(app.line()).not.toContain('网络已断开')
})

test('who refuses their position still sees what is near, by the address of the network', async () => {
  const app = await openApp({ answers: { location: 'refuse' } })
  await app.waitFor('the place', () => app.requests.some(({ url }) => url.includes('getIpLocation')))
  expect(app.line()).toContain('尊享年卡')
})

test('an ended session logs in again by itself, once for all calls that need it (code 305)', async () => {
  const member = await openAsMember()
  const { phone } = member
  const key = 'accessToken'
  member.end()
  const sealed = JSON.parse(JSON.parse(phone.store.get(key) ?? '""') as string) as { v: string; e: number }
  phone.store.set(key, JSON.stringify(JSON.stringify({ ...sealed, v: 'x'.repeat(43) })))
  const app = await openApp({ phone, launch: { path: 'pages-my/orderRecord/index' } })
  await app.waitForText('全部')
  await app.waitFor('a new login', () => app.requests.some(({ url }) => url.includes('xcx/login')))
  await app.waitFor('the list', () => !app.line().includes(LOGIN_POP_UP))
  expect(app.requests.filter(({ url }) => url.includes('xcx/login'))).toHaveLength(1)
})

test('the login pop-up of a page for members leads on to that page', async () => {
  const app = await openApp({ launch: { path: 'pages-my/orderRecord/index' } })
  await app.waitForText(LOGIN_POP_UP)
  await loginByOneTap(app)
  await app.waitFor('the records', () => closeLogin(app.line()) && app.line().includes('待付款'))
  expect(app.path).toBe('pages-my/orderRecord/index')
})

test('hidden and shown again it is where it was', async () => {
  const app = await openAsMember()
  await app.tap('开通', { nth: 1 })
  await app.waitForPage('pages/cardDetail/index')
  app.hide()
  await app.showAgain()
  expect(app.pages()).toEqual(['pages/index/index', 'pages/cardDetail/index'])
  expect(app.line()).toContain('悦享季卡')
})

test('another channel by its link, and it stays', async () => {
  const app = await openApp({ launch: { query: { channel: 'candy' } } })
  expect(app.requests.some(({ url }) => url.includes('/candy/unionbuy-server/'))).toBe(true)
  const { phone } = app
  app.end()
  const again = await openApp({ phone })
  expect(again.requests.every(({ url }) => url.includes('/candy/'))).toBe(true)
})
