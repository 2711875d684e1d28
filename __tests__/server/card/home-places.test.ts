import { listsByCity } from '../../../server/modules/catalogue/city-leads'
import { cityOf, namedCity, recommendedOf } from '../../../server/modules/card/home'
import type { PrivilegeRow } from '../../../server/modules/catalogue/catalogue-repository'

const now = new Date('2026-11-21T10:00:00+08:00')
const row = (privilegeId: string, kind: string, cityCodes: string[]) =>
  ({ privilegeId, kind, cityCodes, startsAt: null, endsAt: null, stock: null }) as unknown as PrivilegeRow

const rows = [
  row('park-in-shanghai', 'landmark', ['310000']),
  row('boat-in-hangzhou', 'landmark', ['330100']),
  row('recharge', 'recharge', []),
  row('coffee-in-both', 'food', ['310000', '330100'])
]
const shown = (city?: string, count = 3) =>
  recommendedOf(rows, now, count, city).map(({ privilegeId }) => privilegeId)

describe('what home recommends (indexConfig, cityCode)', () => {
  it('what can be used in the city comes first, what needs no store among it', () => {
    expect(shown('330100')).toEqual(['boat-in-hangzhou', 'recharge', 'coffee-in-both'])
    expect(shown('310000')).toEqual(['park-in-shanghai', 'recharge', 'coffee-in-both'])
  })
  it('where the city is not known, the most wanted of all', () => {
    expect(shown()).toEqual(['park-in-shanghai', 'boat-in-hangzhou', 'recharge'])
  })
  it('a city without stores of ours is not left empty', () => {
    expect(shown('540100', 4)).toEqual(['recharge', 'park-in-shanghai', 'boat-in-hangzhou', 'coffee-in-both'])
  })
})

describe('which city that is', () => {
  const cities = [
    { cityCode: '310000', lat: 31.23, lng: 121.47 },
    { cityCode: '330100', lat: 30.27, lng: 120.16 }
  ]
  it.each([
    ['the one that is named', { cityCode: '440100', latitude: 30.3, longitude: 120.2 }, '440100'],
    ['the one that is named with the nation before it', { cityCode: '156330100' }, '330100'],
    ['the one that an area is in', { cityCode: '330106' }, '330100'],
    ['the one around the position', { latitude: 30.3, longitude: 120.2 }, '330100'],
    ['none where nothing of ours is near', { latitude: 43.8, longitude: 87.6 }, undefined],
    ['none where nothing is said', {}, undefined]
  ])('%s', (_, where, city) => expect(cityOf(where, cities)).toBe(city))
})

it.each([
  ['310115', '310000'],
  ['156500153', '500000'],
  ['429004', '429004'],
  [undefined, undefined]
])('the city that %s names is %s, whatever the position', (cityCode, named) =>
  expect(namedCity({ cityCode, latitude: 30.3, longitude: 120.2 })).toBe(named)
)

describe('what home leads with in a city (indexConfig: banners, plates)', () => {
  const all = [
    { id: 'card' },
    { id: 'boat', cityCodes: ['330100'] },
    { id: 'market', cityCodes: [] },
    { id: 'both', cityCodes: ['310000', '330100'] }
  ]
  const listOf = listsByCity(all)
  it.each([
    ['330100', ['boat', 'both', 'card', 'market']],
    ['310000', ['both', 'card', 'market']],
    ['540100', ['card', 'market']],
    ['__proto__', ['card', 'market']],
    [undefined, ['card', 'market']]
  ])('%s: its own first, then what is for every one', (city, ids) => {
    expect(listOf(city).map(({ id }) => id)).toEqual(ids)
  })
  it('keeps a list for each city that is named, and none for what is asked', () => {
    expect(listOf('310000')).toBe(listOf('310000'))
    expect(listOf('made-up-1')).toBe(listOf('made-up-2'))
  })
})
