/** The places of China that the catalogue may refer to. */
import { CHINA_CITIES, findCity } from '../../gateways/map/china/cities'
import type { Problem } from './entity-rules'
import type { Values } from './entity'

const provinces = new Set(CHINA_CITIES.map(({ code }) => `${code.slice(0, 2)}0000`))

/** Whether a code is that of a province or a city. */
export const isProvinceOrCity = (code: string): boolean => provinces.has(code) || findCity(code) !== undefined

/** A place is in an existing city, under that city's name. */
export function inItsCity({ cityCode, city }: Values): readonly Problem[] {
  if (typeof cityCode !== 'string' || !/^\d{6}$/.test(cityCode)) return []
  const existing = findCity(cityCode)
  if (!existing) return [['cityCode', `There is no city ${cityCode}`]]
  return typeof city === 'string' && city !== existing.name
    ? [['city', `${cityCode} is ${existing.name}`]]
    : []
}
