/** The package of the last release, which phones have until WeChat gives them the next, at the server of this one. */
import path from 'node:path'
import { builtRelease, whereItIsKnown } from '../../support/last-release'

const TAKEN = '咖啡自由'

whereItIsKnown('it opens, logs in, buys a card, and takes a privilege of it', async () => {
  // before the host is loaded: it reads where the package is
  process.env.WEAPP_DIST = path.join(await builtRelease(), 'dist/weapp')
  const { DIST } = await import('../host/dist')
  expect(DIST).toBe(process.env.WEAPP_DIST)
  const { openApp, closeApps } = await import('../support/app')
  const { openCardCashier, payHere } = await import('../support/buy')
  const { loginByOneTap } = await import('../support/login')
  const app = await openApp({ launch: { path: 'pages/login/index' } })
  await app.waitForText('手机号一键登录')
  await loginByOneTap(app)
  await app.waitForPage('pages/index/index')
  await openCardCashier(app, 'main-season')
  await payHere(app)
  expect(app.payments.map(({ outcome }) => outcome)).toEqual(['requestPayment:ok'])
  await app.tap('查看会员卡')
  await app.waitForPage('pages/cardDetail/index')
  await app.waitForText('卡内权益包')
  await app.tap(TAKEN)
  await app.waitForPage('pages/plateDetails/index')
  await app.tap('领取', { nth: 0 })
  await app.waitForText('本期已领')
  closeApps()
})
