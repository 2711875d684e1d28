import Taro from '@tarojs/taro'
import {
  isUnsaved,
  removeMemberValues,
  removeStored,
  readStored,
  storedValueTable,
  writeStored
} from '@/platform/storage/stored-values'
import type { StoredKey } from '@/platform/storage/stored-values'
import { readText, writeText } from '@/platform/storage/storage'

const mini = process.env.TARO_ENV === 'weapp'
const DAY = 86_400_000
const FOREVER = null

/** How long each lasts (rules limit.accessToken, limit.stored, limit.logoutFlag; on the web the session, rule logout.flag). */
const LIFETIMES: Record<StoredKey, number | null> = {
  accessToken: 2_592_000_000,
  openId: 2_592_000_000,
  distributor: DAY,
  account: DAY,
  distributionActivityId: DAY,
  labelId: DAY,
  orderNo: DAY,
  source: DAY,
  IS_LOGOUT: mini ? 3_600_000 : FOREVER,
  isCard: DAY,
  needMobile: DAY,
  tabbarActivate: DAY,
  cardNo: DAY,
  REMOVE_TOKEN: DAY,
  F7IbDJpdSY: DAY,
  deviceId: FOREVER,
  channelCode: FOREVER,
  place: DAY,
  placeCity: DAY,
  chosenCity: FOREVER,
  recentCities: FOREVER,
  cities: FOREVER,
  areas: FOREVER,
  look: FOREVER,
  elder: FOREVER,
  guestCarts: FOREVER,
  mallSearches: FOREVER,
  addressDraft: DAY,
  feedbackDraft: DAY,
  assistantTalk: DAY,
  questionnaireDrafts: 2_592_000_000,
  ticketSearches: FOREVER,
  loungeCode: 60_000,
  pendingKeys: DAY,
  memberId: FOREVER,
  lastTabs: 2_592_000_000,
  activeCode: 600_000,
  keptHome: FOREVER,
  lotteryTk: DAY,
  invite: DAY,
  ownInvite: 30 * DAY,
  bindTicket: 600_000,
  jdProof: 1_800_000,
  oauthSent: DAY,
  oauthTried: DAY,
  loginInMiniTried: 60_000,
  deviceKey: 15_552_000_000
}
const KEYS = Object.keys(LIFETIMES) as StoredKey[]
const areaOf = (key: StoredKey) => storedValueTable[key].area
const nameOf = (key: StoredKey) => (key === 'labelId' ? 'LABEL_ID' : key)
const text = (key: StoredKey) => readText(areaOf(key), nameOf(key))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('every stored value has its lifetime here', () => {
  expect(Object.keys(storedValueTable).sort()).toEqual([...KEYS].sort())
})

it.each(KEYS)('%s', (key) => {
  const life = LIFETIMES[key]
  writeStored(key, 'x')
  expect(readStored(key)).toBe('x')
  if (life === FOREVER) {
    jest.advanceTimersByTime(3650 * DAY)
    expect(readStored(key)).toBe('x')
    return
  }
  jest.advanceTimersByTime(life - 1)
  expect(readStored(key)).toBe('x')
  jest.advanceTimersByTime(1)
  expect(text(key)).not.toBeNull()
  expect(readStored(key)).toBeUndefined()
  // reading one past its end removes it
  expect(text(key)).toBeNull()
})

it('writing again begins a new life', () => {
  writeStored('labelId', 'a')
  jest.advanceTimersByTime(DAY - 1)
  writeStored('labelId', 'b')
  jest.advanceTimersByTime(DAY - 1)
  expect(readStored('labelId')).toBe('b')
})

const logoutArea = mini ? 'device' : 'session'
it.each([
  ['distributor', 'distributor', 'device'],
  ['account', 'account', 'device'],
  ['distributionActivityId', 'distributionActivityId', 'device'],
  ['labelId', 'LABEL_ID', 'device'],
  ['orderNo', 'orderNo', 'device'],
  ['source', 'source', 'device'],
  ['IS_LOGOUT', 'IS_LOGOUT', logoutArea],
  ['isCard', 'isCard', 'device'],
  ['needMobile', 'needMobile', 'device'],
  ['tabbarActivate', 'tabbarActivate', 'device'],
  ['cardNo', 'cardNo', 'device'],
  ['REMOVE_TOKEN', 'REMOVE_TOKEN', 'device'],
  ['F7IbDJpdSY', 'F7IbDJpdSY', 'device']
] as const)('%s is stored under the name %s', (key, name, area) => {
  writeStored(key, 'kept')
  expect(readText(area, name)).toContain('kept')
  expect(readStored(key)).toBe('kept')
})

it('the logout flag lasts for the session on the web', () => {
  expect(areaOf('IS_LOGOUT')).toBe(mini ? 'device' : 'session')
})

it.each(['{', 'null', '7', '"x"', '[]', '{"e":1}', 'undefined'])(
  'what is stored as %s is as if never stored',
  (broken) => {
    writeText('device', 'cardNo', broken)
    expect(readStored('cardNo')).toBeUndefined()
    expect(readText('device', 'cardNo')).toBeNull()
  }
)

it('logout takes what belongs to the member and leaves what belongs to the device', () => {
  for (const key of KEYS) writeStored(key, 'x')
  removeMemberValues()
  const gone = KEYS.filter((key) => readStored(key) === undefined)
  expect(gone.sort()).toEqual(
    [
      'accessToken',
      'cardNo',
      'assistantTalk',
      'isCard',
      'openId',
      'orderNo',
      'ownInvite',
      'pendingKeys',
      'loungeCode',
      'memberId',
      'lastTabs',
      'keptHome',
      'addressDraft',
      'feedbackDraft',
      'questionnaireDrafts'
    ].sort()
  )
})

describe('a store that is full or forbidden', () => {
  const refused = () => {
    throw new Error('QuotaExceededError')
  }
  /** Refuses what is written; `reads`: reading throws as well, as where cookies are blocked. */
  const refuse = (reads = false) => {
    if (mini) {
      jest.spyOn(Taro, 'setStorageSync').mockImplementation(refused)
      if (reads) jest.spyOn(Taro, 'getStorageSync').mockImplementation(refused)
    } else {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refused)
      if (reads) jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refused)
    }
  }
  afterEach(() => {
    jest.restoreAllMocks()
    KEYS.forEach(removeStored)
  })

  it.each(KEYS)('%s is there for the visit, as long as it would last', (key) => {
    refuse(true)
    writeStored(key, 'x')
    expect([readStored(key), isUnsaved(key)]).toEqual(['x', true])
    const life = LIFETIMES[key]
    if (life !== FOREVER) jest.advanceTimersByTime(life)
    expect(readStored(key)).toBe(life === FOREVER ? 'x' : undefined)
    removeStored(key)
    expect(readStored(key)).toBeUndefined()
  })

  it('does not bring back at the next start what was stored before', () => {
    writeStored('guestCarts', [])
    refuse()
    writeStored('guestCarts', [{ id: 'new', lines: [] }])
    expect(text('guestCarts')).toBeNull()
  })

  it('is tried again by the next value, and has it if it takes that', () => {
    refuse()
    writeStored('labelId', 'a')
    jest.restoreAllMocks()
    writeStored('labelId', 'b')
    expect([readStored('labelId'), isUnsaved('labelId'), text('labelId')]).toEqual([
      'b',
      false,
      expect.stringContaining('"b"')
    ])
  })

  it('keeps nothing of a member after the logout', () => {
    refuse()
    writeStored('accessToken', 'secret')
    removeMemberValues()
    expect(readStored('accessToken')).toBeUndefined()
  })
})
