import { EaselPhone, endEasel, putEaselPhonesAway } from '../phone'
import { compareEngines, type Place } from './compare-engines'
import { endWebkit, putWebkitPhoneAway, testInWebkit, WebkitPhone } from './phone'

afterEach(putEaselPhonesAway)
afterEach(putWebkitPhoneAway)
afterAll(endEasel)
afterAll(endWebkit)

/** Where people come in; every page is opened in depth. */
const ENTRIES: readonly Place[] = [
  { path: 'pages/index/index', query: {} },
  { path: 'pages/cardDetail/index', query: { cardId: 'main-season' } },
  { path: 'pages/market/index', query: {} }
]

testInWebkit(
  'where people come in they find the same texts and elements as in Chromium, and none is cut',
  async () => {
    const engines = {
      chromium: await EaselPhone.open({ home: 0 }),
      webkit: await WebkitPhone.open({ home: 0 })
    }
    const wrong: string[] = []
    for (const entry of ENTRIES)
      for (const fault of await compareEngines(engines, entry)) wrong.push(`${entry.path}: ${fault}`)
    expect(wrong).toEqual([])
  }
)
