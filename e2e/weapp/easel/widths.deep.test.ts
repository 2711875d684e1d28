import { cutText } from '../../h5/support/reading/cuts'
import { makeMember } from '../paint/member'
import { phoneOf } from '../paint/pair'
import { ROUTES } from '../../../src/routes/table'
import { someOf } from '../../../__tests__/support/depth'
import type { DemoThings } from '../../support/demo-things'
import { EaselPhone, endEasel, putEaselPhonesAway } from './phone'
import { visitPages } from './visit-pages'

afterEach(putEaselPhonesAway)
afterAll(endEasel)

/** Narrow phones, and a tablet: px. */
const WIDTHS = [320, 768] as const

let things: DemoThings
beforeAll(async () => {
  things = await makeMember(process.env.PAINT_ORIGIN ?? '')
})

const member = () => phoneOf({ accessToken: things.token })

// not in depth, each third page at one of the two widths
test.each(WIDTHS.map((width, place) => [width, place] as const))(
  'at %i px no page is wider than the screen, and no text is cut',
  async (width, place) => {
    const phone = await EaselPhone.open({ width, phone: member(), alone: true })
    const pages = someOf(ROUTES, 10 * WIDTHS.length, 10 * place)
    expect(await visitPages({ phone, things, pages }, async () => cutText(await phone.shown()))).toEqual([])
  }
)
