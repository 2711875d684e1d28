import { cityOf, recommendedOf } from '../../../server/modules/card/home'
import type { PrivilegeRow } from '../../../server/modules/card/catalogue-repository'

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
    ['the one around the position', { latitude: 30.3, longitude: 120.2 }, '330100'],
    ['none where nothing of ours is near', { latitude: 43.8, longitude: 87.6 }, undefined],
    ['none where nothing is said', {}, undefined]
  ])('%s', (_, where, city) => expect(cityOf(where, cities)).toBe(city))
})
