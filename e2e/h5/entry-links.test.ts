/** Doors that were in no channel, tapped from a tab; the mini host taps all of the table (weapp/journeys/doors.test.ts). */
import { arrive, press, scrollTo, see, tap } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { carry, sessionOf } from './support/story'
import { someOf } from '../../__tests__/support/level'

hidePictures()
afterAll(putPhonesAway)

async function openHome(channel: string) {
  const phone = await takePhone()
  await carry(phone.page, await sessionOf())
  await phone.page.goto(`${appOrigin()}/?channel=${channel}`)
  return phone
}

test.each(someOf(['main', 'candy', 'yanglao'] as const, 3))(
  '邀请好友 and its materials, in %s',
  async (channel) => {
    const { page, problems } = await openHome(channel)
    await tap(page, '我的')
    await press(page, '邀请好友')
    await arrive(page, '/pages-activities/distributionActivity')
    await press(page, /^推广素材/)
    await arrive(page, '/pages-activities/materials')
    await see(page, '推广素材')
    expect(problems).toEqual([])
  }
)

test.each(
  someOf(
    [
      ['main', /光影季 · 观影达人卡/, '/pages/payActivityDetails'],
      ['candy', /光影季 · 观影达人卡/, '/pages/payActivityDetails'],
      ['jinjiang', /锦江会员专享礼遇/, '/pages/activityPage/activity-jingjiang-01'],
      ['yanglao', /颐年照护签约/, '/pages/activityPage/activityYanglaoSign'],
      ['jinjiang', /优质商户/, '/pages-secondary/storeList'],
      ['yanglao', /优质商户/, '/pages-secondary/storeList']
    ] as const,
    3
  )
)('home of %s leads by %s to %s', async (channel, words, path) => {
  const { page, problems } = await openHome(channel)
  await scrollTo(page, words)
  await tap(page, words)
  await arrive(page, path)
  expect(problems).toEqual([])
})
