import { RESULT } from '@contract/envelope/codes'
import type { Data, ParsedInput, Place } from '@contract/types'
import type { Queryable } from '../../db/client'
import { areasNamed, areasRead, findCity } from '../../gateways/map/china/cities'
import { plainCityCode } from '../../gateways/map/city-code'
import { defaultPlace } from '../../gateways/map/city-place'
import type { MapGateway } from '../../gateways/map/map-gateway'
import { RemoteError } from '../../gateways/remote-json'
import { BusinessError, notFound } from '../../core/business-error'
import { spellingsOf } from '../../domain/search-terms'
import type { Crowds } from './crowds'
import { toNearbyMerchant } from './merchants'
import { findMerchants, merchantCategories, type Position } from './repository'

/** Anything farther away is not near, unless its city was requested, or all places where a privilege can be used. */
const NEAR_METRES = 200_000

/** @throws BusinessError 503 while the map is unavailable */
async function mapRemoteErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    if (!(cause instanceof RemoteError)) throw cause
    throw new BusinessError(RESULT.overloaded, '定位服务繁忙，请稍后再试', { cause })
  }
}

/** The place at a position. @throws BusinessError 404 if the map knows none, 503 */
export async function placeAt(map: MapGateway, latitude: number, longitude: number): Promise<Place> {
  const place = await mapRemoteErrors(map.reverse(latitude, longitude))
  if (!place) throw notFound('无法识别这个位置')
  return place
}

/** Maximum number of city areas returned at once. */
const MAX_AREAS = 8

/** Pinyin input normalised for comparison; undefined for a word in Chinese. */
function lettersOf(word: string): string | undefined {
  const plain = word
    .toLowerCase()
    .replace(/ü/g, 'v')
    .replace(/[\s'’·]/g, '')
  return /^[a-z]+$/.test(plain) ? plain : undefined
}

/** Places that match a word, and parts of cities with that name. @throws BusinessError 503 */
export async function suggestions(
  map: MapGateway,
  { keyword, cityCode }: ParsedInput<'getSuggestions'>
): Promise<Data<'getSuggestions'>> {
  const typed = keyword.trim()
  // the last is what it is called
  const word = spellingsOf(typed).at(-1) ?? typed
  if (!typed) return { list: [], areas: [] }
  const letters = lettersOf(word)
  const found = letters ? areasRead(letters, MAX_AREAS) : areasNamed(word, MAX_AREAS)
  const areas = found.map(({ adcode, name, city }) => ({
    adcode,
    name,
    cityCode: city.code,
    cityName: city.name,
    province: city.province
  }))
  // the map does not understand pinyin
  if (letters) return { list: [], areas }
  const places = mapRemoteErrors(map.suggest(word, cityCode && plainCityCode(cityCode)))
  // areas are known without the map
  const list = areas.length > 0 ? await places.catch(() => []) : await places
  return { list, areas }
}

/**
 * The districts of a city, whose code may carry the country prefix 156; empty if it has none.
 * @throws BusinessError 503
 */
export async function districtsOfCity(
  map: MapGateway,
  { cityCode }: ParsedInput<'getDistrictAddress'>
): Promise<Data<'getDistrictAddress'>> {
  const code = plainCityCode(cityCode)
  return { list: findCity(code) ? [...(await mapRemoteErrors(map.districts(code)))] : [] }
}

/** The place of an IP address; the default place if it cannot be determined: a page must open anywhere. */
export async function placeOfIp(map: MapGateway, ip: string): Promise<Place> {
  try {
    return (await map.byIp(ip)) ?? defaultPlace()
  } catch (problem) {
    if (problem instanceof RemoteError) return defaultPlace()
    throw problem
  }
}

/** One page of the merchants near the caller, or of a city. */
export async function nearbyPage(
  input: ParsedInput<'pageLocationPrivileges'>,
  { channel, now }: { channel: string; now: Date },
  db: Queryable,
  crowds: Crowds
): Promise<Data<'pageLocationPrivileges'>> {
  const { cursor, pageSize, category, district, privilegeId, brandId } = input
  const cityCode = input.cityCode ? plainCityCode(input.cityCode) : undefined
  const position = positionOf(input)
  const isNear = cityCode === undefined && privilegeId === undefined && brandId === undefined
  const { rows, next, total } = await findMerchants(
    {
      channel,
      now,
      position,
      cityCode,
      district: district || undefined,
      category: category || undefined,
      keyword: input.keyword?.trim() ? spellingsOf(input.keyword.trim()) : undefined,
      privilegeIds: privilegeId === undefined ? undefined : [privilegeId],
      brandId,
      withinMetres: isNear ? NEAR_METRES : undefined,
      cursor,
      pageSize
    },
    db,
    crowds
  )
  return { list: rows.map(toNearbyMerchant), next, total }
}

/** Categories of merchants in a city. */
export async function categoriesOf(
  cityCode: string,
  { channel, now }: { channel: string; now: Date },
  db: Queryable
): Promise<Data<'listMerchantCategories'>> {
  return { list: await merchantCategories({ channel, now, cityCode: plainCityCode(cityCode) }, db) }
}

/** An incomplete position counts as none. */
function positionOf(input: {
  latitude?: number | undefined
  longitude?: number | undefined
}): Position | null {
  const { latitude, longitude } = input
  return latitude === undefined || longitude === undefined ? null : { lat: latitude, lng: longitude }
}
