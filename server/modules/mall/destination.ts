import { CHINA_AREAS } from '../../gateways/map/china/areas'
import type { Destination } from './freight'

const destinations = new Map<string, Destination>(
  CHINA_AREAS.flatMap(({ code: provinceCode, cities }) =>
    cities.flatMap(({ code: cityCode, districts }) => {
      const destination = { provinceCode, cityCode }
      return [cityCode, ...districts.map(({ code }) => code)].map((code) => [code, destination] as const)
    })
  )
)

/** Province and city of an area, by the code of its district or of its city; null if unknown. */
export const destinationOf = (areaCode: string): Destination | null => destinations.get(areaCode) ?? null

const names = new Map(
  CHINA_AREAS.flatMap(({ name: province, cities }) =>
    cities.map(({ code, name: city }) => [code, province === city ? city : `${province} ${city}`] as const)
  )
)

/** 浙江省 杭州市; municipalities are named once. */
export const areaNamesOf = ({ cityCode }: Destination): string => names.get(cityCode) ?? ''
