/** QR codes, old versions of WeChat, new versions of the app, and what a hidden page does. */
import { closeApps, openApp } from '../support/app'
import { openAsMember } from '../support/login'
import { openCardCashier } from '../support/buy'

afterEach(closeApps)

const CODE = 1047

describe('a QR code brings its parameters to the page (32 characters at most)', () => {
  test.each([
    ['long names', 'cardId=main-season', 'pages/cardDetail/index', '悦享季卡'],
    ['short names, with the channel', 'ch=candy&c=candy-sweet', 'pages/cardDetail/index', '开通'],
    ['a privilege', 'p=film-sofa', 'pages/privilegeDetail/index', '影']
  ])('%s', async (_name, scene, path, seen) => {
    expect(scene.length).toBeLessThanOrEqual(32)
    const app = await openApp({
      launch: { path, query: { scene: encodeURIComponent(scene) }, scene: CODE }
    })
    await app.waitForText(seen)
    expect(app.line()).not.toMatch(/不存在|链接不完整/)
  })
})

test('only pages that say so listen to scrolling', async () => {
  const app = await openApp()
  expect(app.page.instance.handler('onPageScroll')).toBeUndefined()
  expect(app.page.instance.handler('onPullDownRefresh')).toBeDefined()
})

test('a countdown on a hidden page sets no data, and is right when it is shown again', async () => {
  const app = await openAsMember()
  await openCardCashier(app, 'main-light')
  app.answers.payment = 'cancel'
  await app.tap('立即支付')
  await app.waitForPage('pages-my/orderRecord/index')
  await app.waitForText('待付款')
  await app.waitFor('the countdown', () => /\d\d:\d\d/.test(app.line()))
  app.hide()
  await app.settle()
  const { count } = app.setDataFigures()
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(app.setDataFigures().count).toBe(count)
  const before = app.text()
  await app.showAgain()
  await app.waitFor('the time that has passed', () => app.text() !== before)
})

// before 2.12.0 WeChat cannot be asked to update itself
test.each([
  ['2.19.6', ['updateWeChatApp']],
  ['2.10.4', []]
])('with WeChat’s library %s home is drawn, and advises the update', async (library, opened) => {
  const app = await openApp({ answers: { library } })
  await app.waitForText('权益包')
  expect(app.modals).toEqual([expect.stringContaining('请升级微信')])
  expect(app.outside.map(({ name }) => name)).toEqual(opened)
})

test('a new version of the app is offered, and opened when it is wanted', async () => {
  const app = await openApp()
  expect(app.modals).toEqual([])
  await app.newVersion()
  expect(app.modals).toEqual([expect.stringContaining('新版本')])
  expect(app.outside.map(({ name }) => name)).toContain('applyUpdate')
})
