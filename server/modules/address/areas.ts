import type { Data } from '@contract/types'
import { AREAS_VERSION, CHINA_AREAS } from '../../gateways/map/china/areas'

const provinces = CHINA_AREAS.map(({ code, name, cities }) => ({
  code,
  name,
  cities: cities.map((city) => ({ code: city.code, name: city.name, districts: [...city.districts] }))
}))

/** The areas that an address can be in; no list if the caller already has this version. */
export const areaList = (version: string | undefined): Data<'getBenLaiAreaList'> => ({
  version: AREAS_VERSION,
  provinces: version === AREAS_VERSION ? null : provinces
})
