import { EaselPhone, endEasel, putEaselPhonesAway } from '../phone'

afterEach(putEaselPhonesAway)
afterAll(endEasel)

let phone: EaselPhone

/** A place on the carousel of cards, px. */
let on: { x: number; y: number }

beforeEach(async () => {
  phone = await EaselPhone.open()
  await phone.see('尊享年卡')
  await phone.settle()
  const { y, height } = await phone.boxOf('wx-swiper')
  on = { x: 200, y: y + height / 2 }
})

const here = async () =>
  (await (
    await phone.shown()
  )
    .locator('[aria-label^="第 "][aria-label*=" 张，共"]')
    .getAttribute('aria-label')) ?? ''

/** How far the first slide stands from where it rests, px. */
const moved = async () =>
  (await phone.shown()).evaluate(() => {
    const { transform } = getComputedStyle(document.querySelector('wx-swiper-item')!)
    return Math.round(new DOMMatrix(transform).e)
  })

test('a slow finger that lets go before the half leaves the slide where it was', async () => {
  await phone.drag(on, { x: -110 }, 40)
  await phone.settle()
  expect(await here()).toContain('第 1 张')
  expect(await moved()).toBe(0)
})

test('a slow finger that brings it over the half turns it', async () => {
  await phone.drag({ ...on, x: 330 }, { x: -260 }, 60)
  await phone.reach('the second card', async () => (await here()).includes('第 2 张'))
})

test('a short throw turns it, and one at the end does not', async () => {
  await phone.drag(on, { x: -60 }, 4)
  await phone.reach('the second card', async () => (await here()).includes('第 2 张'))
  await phone.drag(on, { x: 60 }, 4)
  await phone.reach('the first card', async () => (await here()).includes('第 1 张'))
  await phone.drag(on, { x: 60 }, 4)
  await phone.settle()
  expect(await here()).toContain('第 1 张')
})

test('a slide is opened by a tap alone: not by a finger that moves it, nor by one that scrolls the page', async () => {
  await phone.drag(on, { x: -60 }, 4)
  await phone.settle()
  expect(await phone.path()).toBe('pages/index/index')
  const card = await here()
  await phone.drag(on, { x: -40, y: -300 })
  await phone.settle()
  expect(await here()).toBe(card)
  expect(await phone.path()).toBe('pages/index/index')
  expect(await (await phone.shown()).evaluate(() => document.documentElement.scrollTop)).toBeGreaterThan(100)
})
