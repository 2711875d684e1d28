import { MAX_POLLS, type Benefit, type Holder } from '../../support/benefits'
import type { MiniProgram } from '../host/mini-program'
import { newMobile } from '../../support/api'
import { newPhone } from '../host/phone'
import { openApp } from './app'

/** A phone that is logged in already. */
export function phoneWith(token: string) {
  const phone = newPhone(newMobile())
  const kept = JSON.stringify({ v: token, e: Date.now() + 3_600_000 })
  phone.store.set('accessToken', JSON.stringify(kept))
  return phone
}

/** Home as the holder of a card sees it, and from there to the card where home has not room for all its plates. */
export async function openCard({ channel, card }: Holder, token: string): Promise<MiniProgram> {
  const launch = { path: 'pages/index/index', query: { channel, tab: 'ExchangeCenter' } }
  const app = await openApp({ phone: phoneWith(token), launch })
  await app.waitForText(card.name)
  await app.waitForText('本期权益')
  const all = /全部 \d+ 个/.exec(app.line())?.[0]
  if (!all) return app
  await app.tap(all)
  await app.waitForPage('pages/cardDetail/index')
  return app
}

/** By its plate to the benefit. */
export async function openBenefit(app: MiniProgram, { plate, privilege }: Benefit): Promise<void> {
  // home shows what can be taken before the plates; a plate may be called as what is in it
  const before = app.path === 'pages/index/index' && plate.name === privilege.name ? 1 : 0
  await app.tap(plate.name, { nth: before })
  await app.waitForPage('pages/plateDetails/index')
  await app.tap(privilege.name, { nth: -1 })
  await app.waitForPage('pages/privilegeDetail/index')
  await app.waitForText('使用')
}

/** Back to where the plates are listed. */
export async function goBackToPlates(app: MiniProgram): Promise<void> {
  const plates = ['pages/index/index', 'pages/cardDetail/index']
  while (!plates.includes(app.path)) await app.back()
}

/** From a benefit's page to what is received; gives all that can be read there. */
export async function take(app: MiniProgram, { privilege }: Benefit): Promise<string> {
  if (privilege.groupId) {
    await app.tap('选择一项领取')
    await app.tap(`领取 ${privilege.name}`)
  } else await app.tap(privilege.kind === 'lottery' ? '立即抽奖' : '立即领取')
  if (privilege.delivery === 'account') await app.tap('充值到')
  else if (privilege.kind === 'lottery') await app.tap('开始抽奖')
  // the first is there where it may be of no use: no store in the city, not usable today
  else await app.tap(app.has('仍要领取') ? '仍要领取' : '确认领取')
  await app.waitForPage('pages-secondary/receiveResult/index')
  await app.waitForText('查看兑换记录')
  await waitUntilDone(app)
  return app.text()
}

/** The page asks by itself for some seconds; where the server takes longer, a finger asks again. */
async function waitUntilDone(app: MiniProgram): Promise<void> {
  for (let asked = 0; asked < MAX_POLLS; asked += 1) {
    await app.waitFor('the end of what is being done', () => !app.has('正在为您办理'))
    if (!app.has('仍在办理中')) return
    await app.tap('重新查询')
  }
  throw new Error('It is never done')
}
