import type { Place } from '@contract/types'
import type * as Locate from '@/features/location/locate'
import { readStored, removeStored } from '@/platform/storage/stored-values'
import { no, ok, type Answer } from '../../../support/fake-api'

const place = (city: string): Place => ({
  location: { lat: 31.2, lng: 121.5 },
  address: '',
  adcode: '310000',
  city,
  city_code: '310000',
  district: '',
  name: '',
  nation: '中国',
  nation_code: '156',
  province: '上海市',
  province_code: '310000'
})

let answers: Record<string, Answer>

/** A fresh app, in which nobody has asked where it is. */
async function app() {
  jest.resetModules()
  const { fakeApi } = await import('../../../support/fake-api')
  const sent = fakeApi({
    geoCoder: () => answers['geoCoder'] ?? ok(),
    getIpLocation: () => answers['ip'] ?? ok()
  })
  const locate: typeof Locate = await import('@/features/location/locate')
  const { placeAtom } = await import('@/features/location/atoms')
  const { store } = await import('@/lib/store')
  return { ...locate, known: () => store.get(placeAtom), asked: () => sent.map(({ name }) => name) }
}

type Success = (position: { coords: { longitude: number; latitude: number } }) => void
type Failure = (error: { message: string }) => void

/** The device's answer to "where are you". */
function device(answer: 'here' | 'refused', afterMs: number) {
  const getCurrentPosition = jest.fn((success: Success, failure: Failure) => {
    setTimeout(() => {
      if (answer === 'here') success({ coords: { longitude: 121.5, latitude: 31.2 } })
      else failure({ message: 'User denied Geolocation' })
    }, afterMs)
  })
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  return getCurrentPosition
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  answers = { geoCoder: ok(place('上海市')), ip: ok(place('杭州市')) }
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('a position within 500 ms needs no IP address', async () => {
  device('here', 400)
  const { locate, known, asked } = await app()
  void locate()
  await jest.advanceTimersByTimeAsync(600)
  expect(asked()).toEqual(['geoCoder'])
  expect(known()).toMatchObject({ exact: true, place: { city: '上海市' } })
})

it('after 500 ms the place of the network address is used (rule limit.ipLocation); the better position when it comes', async () => {
  device('here', 5000)
  const { locate, known, asked } = await app()
  void locate()
  await jest.advanceTimersByTimeAsync(499)
  expect(asked()).toEqual([])
  await jest.advanceTimersByTimeAsync(2)
  expect(known()).toMatchObject({ exact: false, place: { city: '杭州市' } })
  await jest.advanceTimersByTimeAsync(5000)
  expect(known()).toMatchObject({ exact: true, place: { city: '上海市' } })
})

it('a refusal is fine: the IP address is asked at once', async () => {
  device('refused', 10)
  const { locate, known } = await app()
  void locate()
  await jest.advanceTimersByTimeAsync(9)
  expect(known()).toBeNull()
  await jest.advanceTimersByTimeAsync(2)
  expect(known()).toMatchObject({ exact: false, place: { city: '杭州市' } })
})

it('where only a tap may ask for the position, the network address is asked at once, and nothing else', async () => {
  const asks = device('here', 0)
  jest.doMock('@/platform/location/position-permission', () => ({
    positionNeedsTap: () => Promise.resolve(true)
  }))
  const { locate, known, asked } = await app()
  void locate()
  await jest.advanceTimersByTimeAsync(1)
  expect([asked(), asks.mock.calls]).toEqual([['getIpLocation'], []])
  expect(known()).toMatchObject({ exact: false, place: { city: '杭州市' } })
  jest.dontMock('@/platform/location/position-permission')
})

it('a device that knows no position, and no network either: the place stays unknown, in silence', async () => {
  device('refused', 10)
  answers = { geoCoder: 'down', ip: no('500') }
  const { locate, known } = await app()
  await Promise.all([locate(), jest.advanceTimersByTimeAsync(600)])
  expect(known()).toBeNull()
})

it("yesterday's exact place gives way to today's IP address, this minute's does not", async () => {
  const hour = 3_600_000
  const kept = (age: number) =>
    localStorage.setItem(
      'place',
      JSON.stringify({
        v: JSON.stringify({ place: place('上海市'), exact: true, knownAt: Date.now() - age }),
        e: null
      })
    )
  const elsewhere = { ...place('杭州市'), city_code: '330100' }
  for (const [age, city] of [
    [20 * hour, '杭州市'],
    [60_000, '上海市']
  ] as const) {
    device('refused', 10)
    answers = { ip: ok(elsewhere) }
    kept(age)
    const { locate, known } = await app()
    void locate()
    await jest.advanceTimersByTimeAsync(600)
    expect(known()?.place.city).toBe(city)
  }
})

it('who has not moved keeps the same place: nothing is read again for it', async () => {
  device('here', 10)
  const { locate, known } = await app()
  void locate()
  await jest.advanceTimersByTimeAsync(600)
  const before = known()
  answers = { geoCoder: ok({ ...place('上海市'), location: { lat: 31.2001, lng: 121.5 } }) }
  await jest.advanceTimersByTimeAsync(30_000)
  void locate()
  await jest.advanceTimersByTimeAsync(600)
  expect(known()?.place).toBe(before?.place)
  expect(known()?.knownAt).toBeGreaterThan(before?.knownAt ?? 0)
})

it('who said no is left alone while the page stays open', async () => {
  const ask = device('refused', 10)
  const { locate, locateAgain } = await app()
  void locate()
  await jest.advanceTimersByTimeAsync(31_000)
  await locateAgain()
  expect(ask).toHaveBeenCalledTimes(1)
})

it('is asked again after 30 s at the earliest', async () => {
  const ask = device('here', 10)
  const { locate } = await app()
  void locate()
  await jest.advanceTimersByTimeAsync(29_999)
  void locate()
  await jest.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1)
  void locate()
  await jest.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('the last place is kept on the device; a broken one is none', async () => {
  device('here', 10)
  const first = await app()
  void first.locate()
  await jest.advanceTimersByTimeAsync(600)
  expect((await app()).known()).toMatchObject({ place: { city: '上海市' } })
  localStorage.setItem('place', JSON.stringify({ v: '{"place":7}', e: null }))
  expect((await app()).known()).toBeNull()
})

it('the geolocation time-out is 100 s', async () => {
  const ask = device('here', 10)
  const { locate } = await app()
  void locate()
  await jest.advanceTimersByTimeAsync(600)
  const options = (ask.mock.calls as unknown as unknown[][])[0]?.[2]
  expect(options).toMatchObject({ timeout: 100_000 })
})

it('the next start knows the city at once, of which alone the server is told', async () => {
  device('here', 0)
  const { locate } = await app()
  void locate()
  await jest.advanceTimersByTimeAsync(600)
  expect(JSON.parse(readStored('placeCity') ?? '')).toEqual({ code: '310000', name: '上海市' })
  const view = decodeURIComponent(document.cookie)
  expect(view).toContain('上海市')
  expect(view).not.toMatch(/31\.2|121\.5/)

  // as on a page of the server, which is taken over without what it does not know
  removeStored('place')
  await app()
  const { spotAtom } = await import('@/features/location/atoms')
  const { store } = await import('@/lib/store')
  expect(store.get(spotAtom)).toEqual({ city: '上海市', city_code: '310000', location: null })
})
