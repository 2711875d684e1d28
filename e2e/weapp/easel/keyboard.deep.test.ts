import { makeMember } from '../paint/member'
import { phoneOf } from '../paint/pair'
import { phoneWithCart } from '../support/guest-cart'
import type { DemoThings } from '../../support/demo-things'
import { KEYBOARD_PX } from './page/keyboard'
import { EaselPhone, endEasel, putEaselPhonesAway } from './phone'
import { visitPages } from './visit-pages'

afterEach(putEaselPhonesAway)
afterAll(endEasel)

const SCREEN = { width: 375, height: 667 }
/** Where the keyboard begins, px from above. */
const FREE = SCREEN.height - KEYBOARD_PX

let things: DemoThings
beforeAll(async () => {
  things = await makeMember(process.env.PAINT_ORIGIN ?? '')
})

/** What is wrong with each field of the shown page, from a tap on it where it stands lowest to the keyboard's end. */
async function fieldFaults(phone: EaselPhone): Promise<string[]> {
  const faults: string[] = []
  const fields = (await phone.shown()).locator('wx-input, wx-textarea').filter({ visible: true })
  for (const field of await fields.all()) {
    await field.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    const hint = (await field.locator('.wx-field').getAttribute('data-hint')) ?? ''
    await field.tap()
    if ((await phone.page.evaluate(() => window.easel?.keyboard.height)) === 0)
      faults.push(`“${hint}” calls no keyboard`)
    const box = await field.boundingBox()
    if (!box || box.y < 0 || box.y + box.height > FREE + 1)
      faults.push(`“${hint}” is at ${box?.y} to ${box && box.y + box.height} over a keyboard at ${FREE}`)
    await field.locator('.wx-field').blur()
    await phone.settle()
    faults.push(...(await hiddenButtons(phone)).map((button) => `after “${hint}” ${button} is not reached`))
  }
  return faults
}

/** Buttons that a finger does not meet, wherever the page is scrolled. */
async function hiddenButtons(phone: EaselPhone): Promise<string[]> {
  return (await phone.shown()).evaluate(() => {
    const hidden: string[] = []
    // what lies under a sheet is not to be pressed
    const open = document.querySelector('[aria-modal=true]') ?? document
    for (const button of open.querySelectorAll<HTMLElement>('wx-button')) {
      if (!button.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      button.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = button.getBoundingClientRect()
      const met = document.elementFromPoint(left + width / 2, top + height / 2)
      if (!met || !button.contains(met)) hidden.push(`“${button.innerText}”`)
    }
    return hidden
  })
}

test('every field stands above the keyboard that it calls, and afterwards every button is reached', async () => {
  const phone = await EaselPhone.open({
    ...SCREEN,
    phone: phoneOf({ accessToken: things.token }),
    alone: true
  })
  expect(await visitPages({ phone, things }, () => fieldFaults(phone))).toEqual([])
})

test('so it is in the elder mode', async () => {
  const phone = await EaselPhone.open({
    ...SCREEN,
    phone: phoneOf({ accessToken: things.token, elder: true }),
    alone: true
  })
  expect(await visitPages({ phone, things }, () => fieldFaults(phone))).toEqual([])
})

test('in the sheet of the login the fields stand above the keyboard, and the page comes back with it', async () => {
  const phone = await EaselPhone.open({
    ...SCREEN,
    phone: phoneWithCart([{ skuId: 'kettle-steel-1-2', quantity: 1, chosen: true }]),
    path: 'pages-mall/shoppingCart/index'
  })
  await phone.tap('去结算（1）')
  await phone.see('登录后享受会员权益')
  await phone.tap('短信验证码登录')
  await phone.see('获取验证码')
  await phone.settle()
  expect(await fieldFaults(phone)).toEqual([])
})
