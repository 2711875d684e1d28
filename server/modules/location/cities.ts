import type { City, Data } from '@contract/types'
import { CHINA_CITIES, CITIES_VERSION } from '../../gateways/map/china/cities'

/** The most frequently searched cities, as codes: Shanghai, Beijing, Guangzhou, Shenzhen, Hangzhou, Chengdu … */
const HOT = [
  '310000',
  '110000',
  '440100',
  '440300',
  '330100',
  '510100',
  '500000',
  '320100',
  '420100',
  '610100',
  '320500',
  '430100'
]

const CITIES: City[] = CHINA_CITIES.map((city) => ({
  ...city,
  initials: city.pinyin
    .split(' ')
    .map((syllable) => syllable.charAt(0))
    .join(''),
  letter: city.pinyin.charAt(0).toUpperCase()
}))

/** All cities, unless the caller already has them: the list changes a few times per decade. */
export function listCities(version: string | undefined): Data<'listCities'> {
  return { version: CITIES_VERSION, cities: version === CITIES_VERSION ? null : CITIES, hot: HOT }
}
