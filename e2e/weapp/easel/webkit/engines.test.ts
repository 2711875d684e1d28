import { EaselPhone, endEasel, hidePictures, putEaselPhonesAway } from '../phone'
import { compareEngines } from './compare-engines'
import { endWebkit, putWebkitPhoneAway, testInWebkit, WebkitPhone } from './phone'

hidePictures()
afterEach(putEaselPhonesAway)
afterEach(putWebkitPhoneAway)
afterAll(endEasel)
afterAll(endWebkit)

/** Where people come in; every page is opened in depth. */
const ENTRIES = [
  { path: 'pages/index/index', query: {} },
  { path: 'pages/cardDetail/index', query: { cardId: 'main-season' } },
  { path: 'pages/market/index', query: {} }
]

testInWebkit('where people come in they read the same at the same places as in Chromium', async () => {
  const engines = {
    chromium: await EaselPhone.open({ home: 0 }),
    webkit: await WebkitPhone.open({ home: 0 })
  }
  const wrong: string[] = []
  for (const entry of ENTRIES)
    for (const fault of await compareEngines(engines, entry)) wrong.push(`${entry.path}: ${fault}`)
  expect(wrong).toEqual([])
})
