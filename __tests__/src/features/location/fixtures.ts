import type { Place } from '@contract/types'

/** A place that is known by its city alone. */
export const place = (city: string, city_code: string): Place => ({
  location: { lng: 120.1, lat: 30.2 },
  address: '',
  adcode: city_code,
  city,
  city_code,
  district: '',
  name: '',
  nation: '中国',
  nation_code: '156',
  province: '',
  province_code: ''
})

/** A city as the list of cities has it. */
export const listedCity = (code: string, name: string) => ({
  code,
  name,
  short: name.replace('市', ''),
  province: '',
  pinyin: 'a',
  initials: 'a',
  letter: 'A'
})
