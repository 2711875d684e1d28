/** Doors that were in no channel, tapped from a tab; the mini host taps all of the table (weapp/journeys/doors.test.ts). */
import type { Page } from 'playwright-core'
import { arrive, press, scrollTo, see, tap } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { breachesOf } from './support/reading/barriers'
import { carry, sessionOf } from './support/story'
import { someOf } from '../../__tests__/support/depth'

hidePictures()
afterAll(putPhonesAway)

async function openHome(channel: string) {
  const phone = await takePhone()
  await carry(phone.page, await sessionOf())
  await phone.page.goto(`${appOrigin()}/?channel=${channel}`)
  return phone
}

/** The drawings of the 24 px icons on a page: those of its entries, not of arrows. */
const entryIcons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[role=main] *')]
      .filter((each) => each.checkVisibility() && each.offsetWidth === 24)
      .map((each) => getComputedStyle(each))
      .filter(({ webkitMaskImage }) => webkitMaskImage !== 'none')
      .map(({ webkitMaskImage, webkitMaskPosition }) => `${webkitMaskImage} ${webkitMaskPosition}`)
  )

test('on 我的 every entry has an icon and a name of its own, and all is in a landmark; 抽奖 is among them', async () => {
  const { page, problems } = await openHome('main')
  await tap(page, '我的')
  await see(page, '抽奖')
  const icons = await entryIcons(page)
  // five of orders and twelve entries
  expect(icons).toHaveLength(17)
  expect(new Set(icons).size).toBe(17)
  expect(await breachesOf(page, ['region', 'aria-command-name'])).toEqual([])
  await press(page, '抽奖')
  await arrive(page, '/pages-activities/lottery')
  expect(problems).toEqual([])
})

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
