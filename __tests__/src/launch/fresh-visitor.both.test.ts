import Taro from '@tarojs/taro'
import { recordPage } from '@/features/visit/visits'
import { readStored, storedValueTable, type StoredKey } from '@/platform/storage/stored-values'
import { fakeApi, no, ok } from '../../support/fake-api'
import { freshStart, mini, openBy, tidyUp } from './support'

/** What WeChat or a browser gives away of a person. */
const PRIVATE = [
  'getLocation',
  'chooseLocation',
  'chooseAddress',
  'chooseMedia',
  'chooseImage',
  'getClipboardData',
  'scanCode',
  'saveImageToPhotosAlbum',
  'getUserProfile'
] as const

/** What the device notes of a fresh start without a login: a number made at random, how the app was come by, and flags. */
const NOTED: readonly StoredKey[] = [
  'deviceId',
  'source',
  'channelCode',
  'tabbarActivate',
  'needMobile',
  'F7IbDJpdSY'
]

beforeEach(freshStart)
afterEach(tidyUp)

it('a fresh visitor: nothing private is asked, stored or sent', async () => {
  const asked: string[] = []
  for (const name of PRIVATE)
    if (name in Taro)
      jest.spyOn(Taro, name as 'getLocation').mockImplementation(() => {
        asked.push(name)
        return Promise.reject(new Error('no'))
      })
  const read = jest.fn()
  if (!mini)
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: read }
    })
  const sent = fakeApi({
    login: () => no('325'),
    uv: () => ok(),
    pv: () => ok(),
    visit: () => ok()
  })
  await openBy({})
  recordPage('pages/market/index', 'page-1')
  // records of visits go out when the device is idle
  while (!sent.some(({ name }) => name === 'pv')) await new Promise((resume) => setTimeout(resume, 20))

  expect([asked, read.mock.calls]).toEqual([[], []])
  const stored = (Object.keys(storedValueTable) as StoredKey[]).filter((key) => readStored(key) !== undefined)
  expect(stored.filter((key) => !NOTED.includes(key))).toEqual([])
  // WeChat's code of the quiet login names nobody: it is good once, and an openid is kept only with a number
  const login = sent.filter(({ name }) => name === 'login').map(({ data }) => data)
  expect(login).toEqual(mini ? [{ code: 'wx-code' }] : [])
  // the device's own number is 32 digits made at random, among which a phone number's may stand
  const said = JSON.stringify(sent.map(({ url, data }) => [url, data])).replaceAll(
    readStored('deviceId') ?? '',
    ''
  )
  expect(said).not.toMatch(/1[3-9]\d{9}|mobile|openId|unionId|longitude|latitude|nickname|avatar/)
  expect(sent.every(({ token }) => token === undefined)).toBe(true)
})
