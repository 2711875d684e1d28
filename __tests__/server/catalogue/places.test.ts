import { CITIES } from '../../../server/gateways/map/cities'
import { demoCatalogue } from '../../support/demo-catalogue'

const merchantData = demoCatalogue().merchants
const WITH_STORES = CITIES.filter(({ cityCode }) => merchantData.some((store) => store.cityCode === cityCode))

/** Kilometres between two points; good enough within a city. */
function kilometres(a: { lng: number; lat: number }, b: { lng: number; lat: number }): number {
  const north = (a.lat - b.lat) * 111.2
  const east = (a.lng - b.lng) * 111.3 * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}

describe('stores stand where they say', () => {
  test.each(WITH_STORES.map((city) => [city.city, city] as const))('%s', (_, city) => {
    const stores = merchantData.filter((merchant) => merchant.cityCode === city.cityCode)
    expect(stores.length).toBeGreaterThanOrEqual(4)
    for (const store of stores) {
      expect({ id: store.id, near: kilometres(store, city) < 60 }).toEqual({ id: store.id, near: true })
      expect(store.address).toContain(city.city)
      expect(store.address).toContain(store.district)
    }
  })

  test('no two stores stand on one spot', () => {
    expect(new Set(merchantData.map((store) => `${store.lng},${store.lat}`)).size).toBe(merchantData.length)
  })

  test('every category of the store list occurs', () => {
    const categories = new Set(merchantData.map((merchant) => merchant.category))
    expect(categories).toEqual(new Set(['美食', '电影', '酒店', '咖啡', '休闲', '购物', '景点']))
  })

  test('city codes are without the 156 prefix', () => {
    for (const { cityCode } of merchantData) expect(cityCode).toMatch(/^(?!156)[1-9]\d{3}00$/)
  })
})
