import { newLotteryTk, sendTo, winGoods } from '../support/lottery-side'
import { chooseNewAddress } from './support/address'
import { arrive, press, readAll, see, tap } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { carry, sessionOf } from './support/story'

hidePictures()
afterAll(putPhonesAway)

const LOTTERY = '/pages-activities/lottery'
const PRIZES = '/pages-activities/my-prizes'
const GRID = { lotteryId: 'yanglao-grid', channel: 'yanglao' }

test('from 我的 to a draw; goods that were won on another phone are shown, claimed with an address, sent and received', async () => {
  const { page, problems } = await takePhone({ reducedMotion: 'reduce' })
  const token = await sessionOf()
  await carry(page, token)
  await page.goto(`${appOrigin()}/?tab=My&channel=yanglao`)
  await see(page, /^会员\d/)
  await page.waitForLoadState('networkidle')
  await tap(page, '我的奖品')
  await arrive(page, PRIZES)
  await press(page, '去抽奖')
  await arrive(page, LOTTERY)
  await press(page, '抽奖，还有 1 次')
  await see(page, /^获得/)
  await press(page, '继续抽奖')
  await press(page, '抽奖，获取机会')
  await see(page, '抽奖机会已用完')

  const prize = await winGoods(appOrigin(), token, GRID)
  await page.reload()
  await see(page, '您上一次的抽奖结果')
  await see(page, `获得${prize}`)
  await press(page, '去领取')
  await arrive(page, PRIZES)
  await press(page, `领取 ${prize}`)
  const receiver = `奖${Date.now() % 1_000_000}`
  await chooseNewAddress(page, receiver)
  await see(page, `${receiver} 138****8000`)
  await press(page, '确认领取')
  await see(page, '待发出')

  await sendTo(appOrigin(), receiver)
  // the warehouse is asked every ten seconds
  for (let look = 0; look < 30 && !(await readAll(page)).includes('已发出'); look += 1) {
    await page.waitForTimeout(1000)
    await page.reload()
    await see(page, prize)
  }
  await press(page, `确认收货 ${prize}`)
  await see(page, '已收货')
  expect(problems).toEqual([])
})

test('a link with lotteryTk opens its lottery and carries a try; the secret leaves the address, and no later visit has it', async () => {
  const { page, problems } = await takePhone({ reducedMotion: 'reduce' })
  await carry(page, await sessionOf())
  const tk = await newLotteryTk(appOrigin(), 'main-wheel')
  await page.goto(`${appOrigin()}${LOTTERY}/index?lotteryTk=${tk}`)
  await see(page, '活动链接已生效')
  expect(page.url()).not.toContain(tk)
  await press(page, '抽奖，还有 2 次')
  await see(page, /^获得/)
  await press(page, '继续抽奖')
  await press(page, '抽奖，还有 1 次')
  await see(page, /^获得/)
  await page.reload()
  await see(page, '该链接的抽奖机会已使用')
  expect(problems).toEqual([])
})
