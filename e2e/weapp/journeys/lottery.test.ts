import { guestSession } from '../../support/guest-session'
import { newLotteryTk, sendTo, winGoods } from '../../support/lottery-side'
import { chooseNewAddress } from '../support/address'
import { closeApps, openApp, serverOrigin } from '../support/app'
import { phoneWith } from '../support/benefit'
import { openMy } from '../support/login'

afterEach(closeApps)

const LOTTERY = 'pages-activities/lottery/index'
const PRIZES = 'pages-activities/my-prizes/index'
const GRID = { lotteryId: 'yanglao-grid', channel: 'yanglao' }

test('from 我的 to a draw; goods that were won on another phone are shown, claimed with an address, sent and received', async () => {
  const token = await guestSession(serverOrigin())
  const launch = { path: 'pages/index/index', query: { channel: GRID.channel } }
  const app = await openApp({ phone: phoneWith(token), launch })
  await openMy(app)
  await app.waitForText('我的奖品')
  await app.tap('我的奖品')
  await app.waitForPage(PRIZES)
  await app.tap('去抽奖')
  await app.waitForPage(LOTTERY)
  await app.waitForText('还有 1 次')
  await app.tap('还有 1 次')
  // the light runs around the boxes before it is told
  await app.waitForText('继续抽奖')
  expect(app.line()).toContain('获得')
  await app.tap('继续抽奖')
  await app.waitForText('获取机会')

  const prize = await winGoods(serverOrigin(), token, GRID)
  await app.showAgain({ path: LOTTERY, query: { lotteryId: GRID.lotteryId } })
  await app.waitForText('您上一次的抽奖结果')
  await app.tap('去领取')
  await app.waitForPage(PRIZES)
  await app.waitForText('待领取')
  await app.tap('领取')
  const receiver = `奖${Date.now() % 1_000_000}`
  await chooseNewAddress(app, receiver)
  await app.waitForText('138****4444')
  await app.tap('确认领取')
  await app.waitForText('待发出')
  expect(app.line()).toContain(prize)
  await sendTo(serverOrigin(), receiver)
})

test('a link with lotteryTk opens its lottery and carries a try', async () => {
  const token = await guestSession(serverOrigin())
  const lotteryTk = await newLotteryTk(serverOrigin(), 'main-wheel')
  const app = await openApp({ phone: phoneWith(token), launch: { path: LOTTERY, query: { lotteryTk } } })
  await app.waitForText('活动链接已生效')
  await app.waitForText('还有 2 次')
})
