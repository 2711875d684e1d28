import { breachesOf } from '../../h5/support/reading/barriers'
import { cutText } from '../../h5/support/reading/cuts'
import { smallType } from '../../h5/support/reading/elders'
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

const ELDER = { elder: true }

test.each([
  [320, {}],
  [375, {}],
  [768, {}],
  [320, { channel: 'yanglao' }],
  [768, { channel: 'yanglao' }]
])(
  'in the elder mode at %i px, with %j, every page has large type and none of it is cut',
  async (width, query) => {
    const phone = await EaselPhone.open({
      width,
      phone: phoneOf({ ...ELDER, accessToken: things.token }),
      alone: true
    })
    const faults = await visitPages({ phone, things, query }, async () => {
      const page = await phone.shown()
      return [...(await smallType(page)), ...(await cutText(page))]
    })
    expect(faults).toEqual([])
  }
)

test.each([320, 768])(
  'in the dark at %i px every text of every page stands out from its ground',
  async (width) => {
    const phone = await EaselPhone.open({
      width,
      dark: true,
      phone: phoneOf({ accessToken: things.token }),
      alone: true
    })
    const faults = await visitPages({ phone, things }, async () => {
      const page = await phone.shown()
      return [...(await breachesOf(page, ['color-contrast'])), ...(await cutText(page))]
    })
    expect(faults).toEqual([])
  }
)
