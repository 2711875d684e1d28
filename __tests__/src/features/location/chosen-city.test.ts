import type * as Choose from '@/features/location/choose-city'
import { ASK_AFTER_MS, cityToOffer, type OfferCase } from '@/features/location/city-offer'
import { shortCity, spotOf, type ChosenCity, type ResolvedPlace } from '@/features/location/model'
import { CHINA_CITIES } from '../../../../server/gateways/map/china/cities'
import { place } from './fixtures'

const known = (city: string, city_code: string, exact = true): ResolvedPlace => ({
  exact,
  place: place(city, city_code)
})
const HERE = { lat: 30.2, lng: 120.1 }
const HANGZHOU = known('杭州市', '330100')
const OPENED = 1_000_000_000_000
const chosen = (part: Partial<ChosenCity> = {}): ChosenCity => ({
  code: '310000',
  name: '上海市',
  location: null,
  chosenAt: OPENED - 3_600_000,
  ...part
})

describe('where things are looked for', () => {
  it.each<[string, ChosenCity | null, ResolvedPlace | null, object | null]>([
    ['nothing is known', null, null, null],
    ['the located place', null, HANGZHOU, HANGZHOU.place],
    [
      'the chosen city stands above it',
      chosen(),
      HANGZHOU,
      { city: '上海市', city_code: '310000', location: null }
    ],
    [
      'in it, from where the device is',
      chosen({ code: '330100' }),
      HANGZHOU,
      { city_code: '330100', location: HERE }
    ],
    [
      'an IP address is no position',
      chosen({ code: '330100' }),
      known('杭州市', '330100', false),
      { location: null }
    ],
    [
      'from the place that was chosen',
      chosen({ location: { lat: 1, lng: 2 } }),
      HANGZHOU,
      { location: { lat: 1, lng: 2 } }
    ]
  ])('%s', (_, choice, place, spot) => {
    if (spot === null) expect(spotOf(choice, place)).toBeNull()
    else expect(spotOf(choice, place)).toMatchObject(spot)
  })
})

describe('您在杭州，切换？', () => {
  const base: OfferCase = {
    chosen: chosen(),
    known: HANGZHOU,
    openedAt: OPENED,
    offered: false,
    now: OPENED + 5000
  }
  it.each<[string, Partial<OfferCase>, string | null]>([
    ['the position is elsewhere than the chosen city', {}, '杭州市'],
    ['once while the app is open', { offered: true }, null],
    ['not without a choice', { chosen: null }, null],
    ['not without a place', { known: null }, null],
    ['not in the chosen city', { chosen: chosen({ code: '330100' }) }, null],
    ['not to somebody who has just chosen', { chosen: chosen({ chosenAt: OPENED + 1000 }) }, null],
    ['not by an IP address alone', { known: known('杭州市', '330100', false) }, null],
    [
      'after a day by an IP address, too',
      { known: known('杭州市', '330100', false), chosen: chosen({ chosenAt: OPENED - ASK_AFTER_MS }) },
      '杭州市'
    ],
    [
      'after a day with the app open, too',
      { chosen: chosen({ chosenAt: OPENED + 1 }), now: OPENED + 1 + ASK_AFTER_MS },
      '杭州市'
    ]
  ])('%s', (_, part, city) => {
    expect(cityToOffer({ ...base, ...part })).toBe(city)
  })
})

it('the short name is the same as in the list of cities', () => {
  for (const { name, short } of CHINA_CITIES) expect(shortCity(name)).toBe(short)
})

/** A fresh app on the same device. */
async function app() {
  jest.resetModules()
  const choose: typeof Choose = await import('@/features/location/choose-city')
  const { chosenCityAtom, recentCitiesAtom, offeredAtom } = await import('@/features/location/atoms')
  const { store } = await import('@/lib/store')
  return {
    ...choose,
    chosen: () => store.get(chosenCityAtom),
    offered: () => store.get(offeredAtom),
    recent: () => store.get(recentCitiesAtom).map(({ name }) => name)
  }
}

describe('a choice', () => {
  beforeEach(() => localStorage.clear())

  it('survives a restart, until the position counts again', async () => {
    const first = await app()
    first.chooseCity({ code: '330100', name: '杭州市' })
    const second = await app()
    expect(second.chosen()).toMatchObject({ code: '330100', name: '杭州市', location: null })
    second.followPosition()
    expect(second.chosen()).toBeNull()
    expect((await app()).chosen()).toBeNull()
  })

  it('recent cities: newest first, each once, at most six, kept on the device', async () => {
    const { chooseCity, recent } = await app()
    const list = ['甲', '乙', '丙', '丁', '戊', '己', '庚']
    list.forEach((name, index) => chooseCity({ code: String(index), name }))
    expect(recent()).toEqual(['庚', '己', '戊', '丁', '丙', '乙'])
    chooseCity({ code: '3', name: '丁' })
    expect(recent()).toEqual(['丁', '庚', '己', '戊', '丙', '乙'])
    expect((await app()).recent()).toEqual(['丁', '庚', '己', '戊', '丙', '乙'])
  })

  it('staying with it holds for another day', async () => {
    const { chooseCity, stayInChosenCity, chosen: now, offered } = await app()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(OPENED)
    chooseCity({ code: '330100', name: '杭州市' }, HERE)
    clock.mockReturnValue(OPENED + ASK_AFTER_MS)
    stayInChosenCity()
    clock.mockRestore()
    expect(now()).toMatchObject({ chosenAt: OPENED + ASK_AFTER_MS, location: HERE })
    expect(offered()).toBe(true)
  })

  it.each(['7', '"x"', '{"code":1}', 'null', '{', '[1,{"code":"1","name":"甲"}]'])(
    'what is stored and broken (%s) is none',
    async (text) => {
      const sealed = JSON.stringify({ v: text, e: null })
      localStorage.setItem('chosenCity', sealed)
      localStorage.setItem('recentCities', sealed)
      const { chosen: now, recent } = await app()
      expect(now()).toBeNull()
      expect(recent()).toEqual(text.startsWith('[') ? ['甲'] : [])
    }
  )
})
