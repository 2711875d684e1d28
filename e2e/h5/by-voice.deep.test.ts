import { newMobile } from '../support/api'
import { exhaustCodes } from '../support/strangers'
import { goodsReturn } from '../support/voice/goods-return'
import type { Target } from '../support/voice/listener'
import { logInByCode } from '../support/voice/log-in'
import { giveCard, plate } from '../support/voice/plate'
import { noteTraveller, ticket } from '../support/voice/ticket'
import { fillWallet, wallet } from '../support/voice/wallet'
import { byVoice } from './support/by-voice'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { carry, sessionOf } from './support/story'

hidePictures()
afterAll(putPhonesAway)

/** Nothing is found in these but by what is said of it, one stop after the other. */
async function hear(path: string, story: (target: Target) => Promise<void>, token?: string): Promise<void> {
  const phone = await takePhone()
  const target = await byVoice(phone)
  if (token) await carry(phone.page, token)
  await phone.page.goto(`${appOrigin()}${path}`)
  await story(target)
  expect(phone.problems).toEqual([])
}

test('who only hears the screen answers a sum in place of the puzzle, and logs in by a code', async () => {
  const mobile = newMobile()
  await exhaustCodes(appOrigin(), mobile)
  await hear('/pages/login', async ({ listener, origin }) => {
    await logInByCode(listener, origin, mobile, { puzzle: true })
    await listener.find(/^我的，标签页/)
  })
})

test('who only hears the screen buys goods, receives them, gives them back, and hears that the money is back', async () => {
  await hear('/', goodsReturn, await sessionOf())
})

test('who only hears the screen buys a ticket, has its code without a network, and gives it back', async () => {
  const token = await sessionOf()
  await noteTraveller(appOrigin(), token)
  await hear('/pages/market', ticket, token)
})

test('who only hears the screen buys a plate for their card, and takes a privilege of it', async () => {
  const token = await sessionOf()
  await giveCard(appOrigin(), token)
  await hear('/pages/market', plate, token)
})

test('who only hears the screen takes a coupon, hears their points and shows a voucher', async () => {
  const token = await sessionOf()
  await fillWallet(appOrigin(), token)
  await hear('/', wallet, token)
})
