import { z } from 'zod'
import { cutText } from '@contract/cut-text'
import type { Place, Suggestion } from '@contract/types'
import { callRemote, RemoteError } from '../remote-json'
import { addressSetting, requiredSettings } from '../required-settings'
import { findCity } from './china/cities'
import { cityCodeOfArea, plainCityCode } from './city-code'
import type { MapGateway } from './map-gateway'

export interface TencentMapSettings {
  readonly baseUrl: URL
  readonly key: string
}

/** Settings of Tencent's location service. @throws SettingsError naming what is missing */
export function readTencentMapSettings(
  env: Readonly<Record<string, string | undefined>>
): TencentMapSettings {
  const values = requiredSettings('GATEWAY_MAP', ['MAP_KEY'], env)
  return { baseUrl: addressSetting('MAP_BASE_URL', 'https://apis.map.qq.com', env), key: values.MAP_KEY }
}

const SYSTEM = 'Tencent location service'
/** 375 a private address, 382 an address that it cannot locate. */
const IP_UNKNOWN = new Set([375, 382])
const position = z.object({ lat: z.number(), lng: z.number() })
const part = (max: number) =>
  z.coerce
    .string()
    .default('')
    .transform((text) => cutText(text, { units: max }))

const area = z.object({
  nation: part(20),
  nation_code: part(6),
  adcode: part(12),
  city_code: part(12),
  province: part(30),
  city: part(30),
  district: part(30),
  name: part(100)
})
const reverseAnswer = z.object({
  result: z.object({ location: position, address: part(200), ad_info: area })
})
const ipAnswer = z.object({ result: z.object({ location: position, ad_info: area }) })
const suggestAnswer = z.object({
  data: z.array(
    z.object({
      title: part(100),
      address: part(200),
      location: position,
      adcode: part(12),
      province: part(30),
      city: part(30),
      district: part(30)
    })
  )
})
/** One list per level below; the first contains the districts. */
const districtAnswer = z.object({
  result: z.array(z.array(z.object({ id: part(12), fullname: part(30) })))
})
/** 363 no such area: it has no districts. */
const AREA_UNKNOWN = 363

/** Tencent's location service, WebService API v1 (`ws/geocoder`, `ws/location/ip`, `ws/place`, `ws/district`). */
export function createTencentMap(settings: TencentMapSettings): MapGateway {
  async function ask(path: string, query: Record<string, string>) {
    const url = new URL(path, settings.baseUrl)
    for (const [name, value] of Object.entries({ ...query, key: settings.key }))
      url.searchParams.set(name, value)
    return callRemote({ system: SYSTEM, base: settings.baseUrl, url, timeoutMs: 3000 })
  }

  return {
    async reverse(latitude, longitude) {
      const answer = await ask('/ws/geocoder/v1/', { location: `${latitude},${longitude}` })
      expectFine(answer)
      const { result } = shaped(reverseAnswer, answer)
      if (!result.ad_info.adcode) return null
      return toPlace(result.ad_info, result.location, result.address)
    },

    async byIp(address) {
      const answer = await ask('/ws/location/v1/ip', { ip: address })
      if (IP_UNKNOWN.has(Number(answer.status))) return null
      expectFine(answer)
      const { result } = shaped(ipAnswer, answer)
      if (!result.ad_info.city) return null
      return toPlace(result.ad_info, result.location, '')
    },

    async suggest(keyword, cityCode = '') {
      const region = findCity(cityCode)?.name
      const answer = await ask('/ws/place/v1/suggestion', { keyword, ...(region ? { region } : {}) })
      expectFine(answer)
      return shaped(suggestAnswer, answer)
        .data.filter(({ city, province }) => city || province)
        .map(toSuggestion)
    },

    async districts(cityCode) {
      const answer = await ask('/ws/district/v1/getchildren', { id: cityCode })
      if (answer.status === AREA_UNKNOWN) return []
      expectFine(answer)
      const [children = []] = shaped(districtAnswer, answer).result
      return children.map(({ id, fullname }) => ({ adcode: id, name: fullname }))
    }
  }
}

function toPlace(info: z.output<typeof area>, location: Place['location'], address: string): Place {
  return {
    location,
    address: address || `${info.province}${info.city}${info.district}`,
    adcode: info.adcode,
    city: info.city,
    // Results by IP have no city code: it is the area's code with the district digits cleared.
    city_code: plainCityCode(info.city_code || cityCodeOfArea(info.adcode)),
    district: info.district,
    name: info.name || info.district || info.city,
    nation: info.nation || '中国',
    nation_code: info.nation_code || '156',
    province: info.province,
    province_code: info.adcode ? `${info.adcode.slice(0, 2)}0000` : ''
  }
}

function toSuggestion(found: z.output<typeof suggestAnswer>['data'][number]): Suggestion {
  const { title, address, location, adcode, province, district } = found
  // a municipality, or a county-level city directly below its province, is named in other fields
  const city = found.city || district || province
  return { name: title, address, location, adcode, city, city_code: cityCodeOfArea(adcode), district }
}

function expectFine(answer: Readonly<Record<string, unknown>>): void {
  if (answer.status !== 0) throw new RemoteError(SYSTEM, `status ${String(answer.status)}`)
}

function shaped<T extends z.ZodType>(schema: T, answer: unknown): z.output<T> {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new RemoteError(SYSTEM, 'the answer has an unknown shape')
  return parsed.data
}
