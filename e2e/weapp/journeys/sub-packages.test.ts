/** Pages outside the main package are downloaded when they are first opened: late, in part, or not at all. */
import { testInDepth } from '../../../__tests__/support/level'
import { patience } from '../../../__tests__/support/patience'
import { closeApps, openApp } from '../support/app'
import { openMy } from '../support/login'

afterEach(closeApps)

const MALL = 'pages-mall/physicalMall/index'
const openMarket = async (answers: Parameters<typeof openApp>[0]) => {
  const app = await openApp({ ...answers, launch: { path: 'pages/market/index', query: {} } })
  await app.waitForText('商城')
  return app
}

/** Looks at the app while it is still at it: whatever waits for it to come to rest waits for the page. */
async function meanwhile(what: string, is: () => boolean): Promise<void> {
  for (const end = Date.now() + patience(20_000); !is();) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

test('one that does not come is told; the next tap tries again', async () => {
  const app = await openMarket({ answers: { subPackages: 'lost', modal: 'cancel' } })
  await app.tap('商城')
  await app.waitFor('the question', () => app.modals.some((text) => text.includes('页面未能打开')))
  expect(app.path).not.toBe(MALL)
  app.answers.subPackages = 0
  // a second tap at once is the first one's
  await new Promise((resolve) => setTimeout(resolve, 600))
  await app.tap('商城')
  await app.waitForPage(MALL)
})

test('one that does not come at first is opened by 重试', async () => {
  const app = await openMarket({ answers: { subPackages: 'lost' } })
  const asked = () => app.modals.filter((text) => text.includes('页面未能打开')).length
  app.press('商城')
  await meanwhile('the second question', () => asked() > 1)
  app.answers.subPackages = 0
  await app.waitForPage(MALL)
})

testInDepth('one that comes in part is told on the empty page, which 重试 replaces', async () => {
  const app = await openMarket({ answers: { subPackages: 'torn' } })
  const asked = () => app.modals.filter((text) => text.includes('页面未能打开')).length
  app.press('商城')
  await meanwhile('the second question', () => asked() > 1)
  app.answers.subPackages = 0
  await app.waitForText('陶瓷内胆保温杯')
  expect(app.path).toBe(MALL)
  await app.back()
  expect(app.path).toBe('pages/market/index')
  app.expectProblem(/Unexpected end of input/)
})

test('one that comes in part is told, and who does not try again is where they were', async () => {
  const app = await openMarket({ answers: { subPackages: 'torn', modal: 'cancel' } })
  await app.tap('商城')
  await app.waitFor('the question', () => app.modals.some((text) => text.includes('页面未能打开')))
  await app.waitForPage('pages/market/index')
  await app.waitForText('商城')
  app.expectProblem(/Unexpected end of input/)
})

testInDepth(
  'a link from outside to a page of one in part asks, and who does not try again is at home',
  async () => {
    const app = await openApp({
      answers: { subPackages: 'torn', modal: 'cancel' },
      launch: { path: MALL, query: {} }
    })
    await app.waitFor('the question', () => app.modals.some((text) => text.includes('页面未能打开')))
    await app.waitForPage('pages/index/index')
    await app.waitForText('尊享年卡')
    app.expectProblem(/Unexpected end of input/)
  }
)

test('one that comes late shows that it is loading until it is there', async () => {
  const app = await openMarket({ answers: { subPackages: 1000 } })
  app.press('商城')
  await meanwhile('the sign of loading', () => app.veiled)
  expect(app.path).not.toBe(MALL)
  await app.waitForPage(MALL)
  await app.waitFor('its end', () => !app.veiled)
})

test('so it is from 我的, to a page of another package', async () => {
  const app = await openApp({ answers: { subPackages: 'lost', modal: 'cancel' } })
  await openMy(app)
  await app.waitForText('联系客服')
  await app.tap('联系客服')
  await app.waitFor('the question', () => app.modals.some((text) => text.includes('页面未能打开')))
  expect(app.path).toBe('pages/index/index')
})
