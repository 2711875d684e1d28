import type { DemoThings } from '../../../support/demo-things'
import { makeMember } from '../../paint/member'
import { phoneOf } from '../../paint/pair'
import { bytesUpTo, keepHome, keptOf, MAX_DATA_BYTES, shownBefore } from '../kept-home'
import { EaselPhone, endEasel, putEaselPhonesAway } from '../phone'

afterEach(putEaselPhonesAway)
afterAll(endEasel)

const open = (start: Parameters<typeof EaselPhone.open>[0]) => EaselPhone.open(start)

let things: DemoThings
beforeAll(async () => {
  things = await makeMember(process.env.PAINT_ORIGIN ?? '')
})

/** All that may be read on a member's home before scripts run. */
const OF_NOBODY = ['权益中心', '兑换中心', '市集', '大牌卡', '我的', '']

const openAsMember = () => keepHome(open, { phone: phoneOf({ accessToken: things.token }), alone: true })

const stored = (phone: EaselPhone) => phone.inHost(() => window.easel?.phone.store.get('keptHome') ?? '')

test('of a member there is nothing but the shape of home', async () => {
  const first = await openAsMember()
  const second = await open({ phone: first.phone, alone: true, holdsScripts: true })
  const words = await shownBefore(second)
  expect(words.filter((word) => !OF_NOBODY.includes(word.trim()))).toEqual([])
  expect(words).toContain('权益中心')
  const kept = await keptOf(second)
  for (const own of JSON.stringify(things).match(/\w{6,}/g) ?? []) expect(kept).not.toContain(own)
  await second.inHost(() => window.easel?.runScripts())
  await second.see('还可领')
  await second.settle()
  for (const start of [first, second]) {
    const bytes = await bytesUpTo(start, '有效期至')
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(MAX_DATA_BYTES)
  }
})

test('who logs out leaves nothing, and then a visitor’s home', async () => {
  const first = await openAsMember()
  const second = await open({ phone: first.phone, alone: true })
  await second.see('还可领')
  await second.tap('我的', -1)
  await second.tap('退出登录')
  await second.see('会员卡和权益将保留')
  await second.decide('退出', -1)
  await second.reach('nothing to be kept', async () => (await keptOf(second)) + (await stored(second)) === '')
  await second.see('登录 / 注册')
  await second.tap('兑换中心')
  await second.see('尊享年卡')
  await second.leave()
  const third = await keepHome(open, { phone: second.phone, alone: true })
  expect(await keptOf(third)).toContain('尊享年卡')
})

test('another channel, entered by a link, begins without what was kept, and keeps its own', async () => {
  const first = await keepHome(open)
  const second = await open({ phone: first.phone, query: { channel: 'yanglao' } })
  await second.reach('its own home', async () => (await keptOf(second)).includes('theme-yanglao'))
  const data = await second.inHost(() => window.easel?.gifts.map(({ text }) => text).join() ?? '')
  expect(data).not.toContain('theme-main')
})

test('another look and the elder mode are kept anew', async () => {
  const first = await keepHome(open)
  const second = await open({ phone: first.phone })
  await second.see('尊享年卡')
  await second.settle()
  await second.tap('我的', -1)
  await second.tap('显示设置')
  await second.tap('深色')
  await second.reach('nothing to be kept', async () => (await keptOf(second)) + (await stored(second)) === '')
  await second.tap('大字版')
  await second.settle()
  const third = await open({ phone: await second.leave() })
  // it opens where it was left, in 我的
  await third.see('大字版')
  await third.tap('兑换中心')
  await third.reach('home to be kept', async () => (await keptOf(third)) !== '')
  const kept = await keptOf(third)
  for (const look of ['theme-dark', 'theme-elder', '尊享年卡']) expect(kept).toContain(look)
  expect(kept).not.toContain('显示设置')
})

test('home is as ever where WeChat refuses, does not know the call, or has a new package', async () => {
  const refused = await open({})
  await refused.see('尊享年卡')
  await refused.inHost(() => {
    const page = window.easel?.stack.shown?.instance
    if (page)
      page['setInitialRenderingCache'] = () => {
        page['asked'] = true
        throw new Error('fail')
      }
  })
  await refused.reach('the call', () =>
    refused.inHost(() => window.easel?.stack.shown?.instance['asked'] === true)
  )
  expect(await stored(refused)).toBe('')
  await refused.tap('开通', 1)
  await refused.arrive('pages/cardDetail/index')

  const first = await keepHome(open)
  const second = await open({ phone: first.phone, updated: true, holdsScripts: true })
  expect(await shownBefore(second)).toEqual([])
  await second.inHost(() => window.easel?.runScripts())
  await second.see('¥')
})

test('what is open over home, and another tab, are not kept', async () => {
  const phone = await open({})
  await phone.tap('电影')
  await phone.settle()
  // longer than home has to be still
  await phone.page.waitForTimeout(4000)
  expect(await keptOf(phone)).toBe('')
})
