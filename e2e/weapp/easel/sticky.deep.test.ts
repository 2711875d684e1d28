import { makeMember } from '../paint/member'
import { phoneOf } from '../paint/pair'
import type { DemoThings } from '../../support/demo-things'
import { EaselPhone, endEasel, putEaselPhonesAway } from './phone'
import { visitPages } from './visit-pages'

afterEach(putEaselPhonesAway)
afterAll(endEasel)

let things: DemoThings
beforeAll(async () => {
  things = await makeMember(process.env.PAINT_ORIGIN ?? '')
})

/** So many bars stay on the pages of the table, at least: what is found nowhere would pass. */
const LEAST_BARS = 20

/** Bars of the shown page that do not stay while it scrolls, or that something lies over; and how many there are. */
async function barsOf(phone: EaselPhone): Promise<{ bars: number; faults: string[] }> {
  return (await phone.shown()).evaluate(async () => {
    const page = document.documentElement
    const faults: string[] = []
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => /^(-webkit-)?sticky$/.test(getComputedStyle(element).position) && shown(element)
    )
    const rest = page.scrollHeight - page.clientHeight
    for (const top of [0, rest / 2, rest]) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      for (const bar of bars) {
        const style = getComputedStyle(bar)
        const box = bar.getBoundingClientRect()
        const around = bar.parentElement?.getBoundingClientRect()
        if (!around || !shown(bar)) continue
        const name = `.${bar.className} “${bar.innerText.replace(/\s+/g, ' ').slice(0, 20)}”`
        const [above, below] = [parseFloat(style.top), parseFloat(style.bottom)]
        // it stays as long as what it belongs to reaches there
        if (!Number.isNaN(above) && box.top < above - 1 && around.bottom > above + box.height + 1)
          faults.push(`${name} is at ${box.top}, ${top} px down`)
        const foot = page.clientHeight - below
        if (!Number.isNaN(below) && box.bottom > foot + 1 && around.top < foot - box.height - 1)
          faults.push(`${name} ends at ${box.bottom} of ${foot}, ${top} px down`)
        for (const button of bar.querySelectorAll<HTMLElement>('wx-button')) {
          if (!shown(button)) continue
          const { left, top: high, width, height } = button.getBoundingClientRect()
          const met = document.elementFromPoint(left + width / 2, high + height / 2)
          if (!met || !button.contains(met))
            faults.push(`“${button.innerText}” in ${name} is covered, ${top} px down`)
        }
      }
    }
    return { bars: bars.length, faults: [...new Set(faults)] }
  })
}

test.each([
  ['the usual size', {}],
  ['the elder mode', { elder: true }]
])('bars stay while a page scrolls, and their buttons are to be pressed: in %s', async (_size, look) => {
  const phone = await EaselPhone.open({
    width: 375,
    height: 667,
    phone: phoneOf({ ...look, accessToken: things.token }),
    alone: true
  })
  let all = 0
  const faults = await visitPages({ phone, things }, async () => {
    const { bars, faults } = await barsOf(phone)
    all += bars
    return faults
  })
  expect(faults).toEqual([])
  expect(all).toBeGreaterThan(LEAST_BARS)
})

test('tabs that are wider than the screen are moved by a finger, and stay so while the page scrolls', async () => {
  const phone = await EaselPhone.open({
    width: 320,
    height: 667,
    phone: phoneOf({ accessToken: things.token, elder: true }),
    path: 'pages-my/orderRecord/index',
    alone: true
  })
  await phone.see('待付款')
  await phone.settle()
  const rail = (await phone.shown()).locator('wx-scroll-view .moves').first()
  const left = () => rail.evaluate(({ scrollLeft }) => scrollLeft)
  const box = await rail.boundingBox()
  if (!box) throw new Error('no rail')
  await phone.drag({ x: 280, y: box.y + box.height / 2 }, { x: -200 }, 20)
  await phone.reach('the rail to move', async () => (await left()) > 50)
  await phone.settle()
  const moved = await left()
  await phone.drag({ x: 160, y: 560 }, { y: -300 }, 20)
  await phone.settle()
  expect(await (await phone.shown()).evaluate(() => document.documentElement.scrollTop)).toBeGreaterThan(100)
  expect(await left()).toBe(moved)
})
