import type { Page } from 'playwright-core'
import { lastDayOf, type EndOfDay } from '@contract/time'
import { newMobile } from '../support/api'
import { ask, buy, type Buyer } from '../support/buy'
import { guestSession } from '../support/guest-session'
import { see } from '../h5/support/fingers'
import { barriers } from '../h5/support/reading/barriers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from '../h5/support/phone'
import { carry } from '../h5/support/story'
import { watchAddresses } from './support/addresses'
import { DESK, hire, POCKET, typeLogin } from './support/staff'
import { fitsWidth } from './support/width'
import { testInDepth } from '../../__tests__/support/level'

hidePictures()
afterAll(putPhonesAway)

interface Held {
  readonly cardInfoList: readonly { readonly memberCardId: string; readonly expiresAt: EndOfDay }[]
}

const DAY_MS = 86_400_000

/** As the member's pages show it. */
const shown = (end: EndOfDay): string => `有效期至 ${lastDayOf(end).replaceAll('-', '.')}`

/** A member with a card, and the card. */
async function takeHolder() {
  const mobile = newMobile()
  const token = await guestSession(appOrigin(), mobile)
  const buyer: Buyer = { origin: appOrigin(), channel: 'main', token }
  await buy(buyer, { kind: 'card', itemId: 'main-season' })
  const path = '/unionbuy-server/mp/personalCenter/getMyCardInfo'
  const card = async () => {
    const [held] = (await ask<Held>(buyer, 'GET', path)).cardInfoList
    if (!held) throw new Error('the member has no card')
    return held
  }
  return { mobile, token, buyer, card, bought: await card() }
}

/** Finds a member by phone, which is in no address. */
async function openMember(page: Page, mobile: string): Promise<void> {
  const addresses = watchAddresses(page)
  await page.goto(`${appOrigin()}/console/members`)
  await page.getByLabel('手机号').fill(mobile)
  await page.getByRole('button', { name: /查\s*询/ }).click()
  await page
    .locator('tr, li.entry')
    .filter({ hasText: mobile.slice(-4) })
    .getByRole('link')
    .click()
  await page.getByRole('heading', { name: '会员卡' }).waitFor()
  expect(addresses.filter((address) => address.includes(mobile))).toEqual([])
  expect(addresses.filter((address) => address.endsWith('/members/by-phone'))).toHaveLength(1)
}

test('service gives days of a card: the member sees the new end on the card', async () => {
  const [{ mobile, token, card, bought }, service] = await Promise.all([takeHolder(), hire('service')])
  const { page, problems } = await takePhone(DESK)
  await typeLogin(page, service)
  await openMember(page, mobile)

  await page
    .getByRole('row')
    .filter({ hasText: '季卡' })
    .getByRole('button', { name: /延\s*长/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('延长天数').fill('10')
  await dialog.getByRole('button', { name: '确认延长' }).click()
  await dialog.getByText('请填写原因').waitFor()
  expect(await barriers(page)).toEqual([])
  await dialog.getByLabel(/^原因/).fill('系统故障补偿')
  await dialog.getByRole('button', { name: '确认延长' }).dblclick()
  await page.getByText('会员卡已延长').waitFor()
  await dialog.waitFor({ state: 'detached' })

  const { expiresAt } = await card()
  expect(Date.parse(expiresAt) - Date.parse(bought.expiresAt)).toBe(10 * DAY_MS)
  const { page: phone, problems: ofMember } = await takePhone()
  await carry(phone, token)
  await phone.goto(`${appOrigin()}/pages/index/index`)
  await see(phone, new RegExp(shown(expiresAt)))
  expect([...problems, ...ofMember]).toEqual([])
})

testInDepth('on a phone: what a member received is given once more, and the member has two', async () => {
  const [{ mobile, token, buyer }, service] = await Promise.all([takeHolder(), hire('service')])
  await buy(buyer, { kind: 'product', itemId: 'p-latte' })
  const { page, problems } = await takePhone(POCKET)
  await typeLogin(page, service)
  await openMember(page, mobile)
  const entry = page.getByRole('listitem').filter({ hasText: '经典拿铁' })
  await entry.getByRole('button', { name: /补\s*发/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^原因/).fill('门店拒收')
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: '确认补发' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('.entry')].filter((one) => one.textContent.includes('经典拿铁'))
        .length === 2
  )
  await fitsWidth(page)

  const { page: phone } = await takePhone()
  await carry(phone, token)
  await phone.goto(`${appOrigin()}/pages-my/receiveRecord/index`)
  const codes = phone.getByText(/^经典拿铁 1 杯/).filter({ visible: true })
  await codes.nth(1).waitFor()
  expect(await codes.count()).toBe(2)
  expect(problems).toEqual([])
})
