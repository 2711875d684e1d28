import type { Locator, Page } from 'playwright-core'
import { newestSmsCode, newMobile } from '../support/api'
import { solvePuzzle } from '../support/solve-puzzle'
import { exhaustCodes } from '../support/strangers'
import { arrive, fill, press, see, seen } from './support/fingers'
import { appOrigin, putPhonesAway, takePhone } from './support/phone'
import { testInDepth } from '../../__tests__/support/level'

afterAll(putPhonesAway)

/** No hand answers sooner after the drawing, says the server; a test's keys would, ms. */
const HAND_MS = 700

const handleOf = (page: Page) => page.getByRole('slider')

/** Where the piece belongs, from what is seen: a share of the picture's width. */
async function lookAt(page: Page): Promise<number> {
  const pictures = page.getByRole('dialog').locator('img')
  await pictures.nth(1).waitFor()
  const srcOf = async (nth: number) => (await pictures.nth(nth).getAttribute('src')) ?? ''
  const style = await pictures.nth(1).locator('..').getAttribute('style')
  return solvePuzzle({
    picture: await srcOf(0),
    piece: await srcOf(1),
    top: Number(/top: ([\d.]+)%/.exec(style ?? '')?.[1])
  })
}

async function middleOf(handle: Locator) {
  const box = await handle.boundingBox()
  const rail = await handle.locator('..').boundingBox()
  if (!box || !rail) throw new Error('there is no handle')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, length: rail.width }
}

/** A finger on the glass. */
async function dragByTouch(page: Page, share: number): Promise<void> {
  const { x, y, length } = await middleOf(handleOf(page))
  const glass = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
    glass.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + by, y: y + by / 20 }]
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 12; step++) {
    await touch('touchMove', (share * length * step) / 12)
    await page.waitForTimeout(20)
  }
  await touch('touchEnd', 0)
}

async function askForCode(page: Page): Promise<string> {
  const mobile = newMobile()
  await exhaustCodes(appOrigin(), mobile)
  await page.goto(`${appOrigin()}/pages/login`)
  await fill(page, '请输入手机号', mobile)
  await press(page, '获取验证码')
  await see(page, '安全验证')
  return mobile
}

test('whose number strangers had codes sent to solves a puzzle by finger, and logs in', async () => {
  const { page, problems } = await takePhone()
  const mobile = await askForCode(page)
  const share = await lookAt(page)
  // beside the gap first: it says so, and draws another
  await dragByTouch(page, share > 0.5 ? share - 0.2 : share + 0.2)
  await see(page, '拼图未对齐，请再试一次')
  const first = await page.getByRole('dialog').locator('img').first().getAttribute('src')
  await page.waitForFunction(
    (before) => document.querySelector('[role=dialog] img')?.getAttribute('src') !== before,
    first
  )
  await dragByTouch(page, await lookAt(page))
  await see(page, /秒后重发/)
  await seen(page, '安全验证').waitFor({ state: 'detached' })
  await fill(page, '请输入验证码', await newestSmsCode(appOrigin(), mobile))
  await page.getByRole('checkbox').click()
  await press(page, '登录')
  await arrive(page, '/')
  expect(problems).toEqual([])
})

testInDepth('and by mouse, by keys alone, or by a question', async () => {
  const { page, problems } = await takePhone()
  await askForCode(page)
  const share = await lookAt(page)
  const { x, y, length } = await middleOf(handleOf(page))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + share * length, y + 40, { steps: 15 })
  await page.waitForTimeout(HAND_MS)
  await page.mouse.up()
  await see(page, /秒后重发/)

  await askForCode(page)
  const steps = Math.round(((await lookAt(page)) * 320) / 2)
  await handleOf(page).focus()
  for (let step = 0; step < Math.floor(steps / 10); step++) await page.keyboard.press('PageUp')
  for (let step = 0; step < steps % 10; step++) await page.keyboard.press('ArrowRight')
  await page.waitForTimeout(HAND_MS)
  await page.keyboard.press('Enter')
  await see(page, /秒后重发/)

  await askForCode(page)
  await press(page, '无法拖动？改为答题')
  await see(page, /？$/)
  await press(page, '换一个')
  await page.keyboard.press('Escape')
  await seen(page, '安全验证').waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})
