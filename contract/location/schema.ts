import { z } from 'zod'
import { id, none, oneLine, paged, paging, picture, queryNumber, text, typedLine } from '../common'
import type { EndpointSchema } from '../schema'
import type { locationEndpoints } from './endpoints'

/** A place (rule data.location); `city_code` is without its 156 prefix. */
export const place = z.object({
  location: z.object({ lat: z.number(), lng: z.number() }),
  address: text(200),
  adcode: text(12),
  city: text(30),
  city_code: text(12),
  district: text(30),
  name: text(100),
  nation: text(20),
  nation_code: text(6),
  province: text(30),
  province_code: text(12)
})

/** A place that matches the typed text. */
export const suggestion = z.object({
  name: text(100),
  address: text(200),
  location: z.object({ lat: z.number(), lng: z.number() }),
  adcode: text(12),
  city: text(30),
  city_code: text(12),
  district: text(30)
})

/** A district, county or county-level city by name: it belongs to a city, and that city is chosen. */
export const area = z.object({
  adcode: text(12),
  name: text(30),
  cityCode: z.string().regex(/^\d{6}$/),
  /** 金华市 */
  cityName: text(30),
  province: text(30)
})

/** A city of China; `code` is its `city_code`. */
export const city = z.object({
  code: z.string().regex(/^\d{6}$/),
  /** 大理白族自治州 */
  name: text(30),
  /** Its common name: 大理. */
  short: text(12),
  province: text(30),
  /** `da li`: a blank between syllables, ü written as v. */
  pinyin: text(40),
  /** `dl` */
  initials: text(10),
  /** Its letter in an index, A to Z. */
  letter: z.string().regex(/^[A-Z]$/)
})

/** A merchant near the user with what it offers. */
export const nearbyMerchant = z.object({
  merchantId: id,
  /** null: an independent store. */
  brandId: id.nullable(),
  name: text(60),
  category: text(20),
  picture,
  city: text(30),
  address: text(200),
  phone: text(20),
  hours: text(60),
  /** Out of 50. */
  rating: z.int(),
  location: z.object({ lat: z.number(), lng: z.number() }),
  /** Metres from the caller; null when no position was sent. */
  distance: z.int().nullable(),
  privileges: z.array(z.object({ privilegeId: id, name: text(60), faceText: text(20) }))
})

export const locationSchemas = {
  geoCoder: {
    summary: 'The place at a position',
    reads: false,
    input: z.object({ longitude: queryNumber(-180, 180), latitude: queryNumber(-90, 90) }),
    data: place
  },
  getIpLocation: {
    summary: "The city of the caller's IP address",
    reads: false,
    input: none,
    data: place
  },
  getSuggestions: {
    summary: 'Search places by relevance; those of the given city come first',
    reads: false,
    input: z.object({ keyword: typedLine(40, '请输入关键词'), cityCode: oneLine(12).optional() }),
    data: z.object({ list: z.array(suggestion), areas: z.array(area) })
  },
  listCities: {
    summary: 'All cities of China in pinyin order, and the popular ones',
    input: z.object({
      /** Version of the list that the caller has cached. */
      version: oneLine(40).optional()
    }),
    data: z.object({
      version: text(40),
      /** null: the caller's list is still current. */
      cities: z.array(city).nullable(),
      /** Codes, most searched first. */
      hot: z.array(z.string())
    })
  },
  getDistrictAddress: {
    summary: 'The districts of a city; empty if it has none',
    input: z.object({ cityCode: oneLine(12, 1) }),
    data: z.object({ list: z.array(z.object({ adcode: text(12), name: text(30) })) })
  },
  listMerchantCategories: {
    summary: 'Merchant categories of a city, or of all cities, those with the most merchants first',
    input: z.object({ cityCode: oneLine(12).optional() }),
    data: z.object({ list: z.array(z.object({ category: text(20), total: z.int() })) })
  },
  pageLocationPrivileges: {
    summary:
      'Merchants near a position, nearest first; without a position, the best rated of the city. For a privilege or brand, all of them at any distance',
    reads: true,
    input: z.object({
      ...paging,
      longitude: z.number().min(-180).max(180).optional(),
      latitude: z.number().min(-90).max(90).optional(),
      cityCode: oneLine(12).optional(),
      /** Name of a district of the city. */
      district: oneLine(30).optional(),
      category: oneLine(20).optional(),
      /** In the name, the brand or the address. */
      keyword: typedLine(30).optional(),
      privilegeId: id.optional(),
      brandId: id.optional()
    }),
    /** `total`: how many match, on all pages; counted up to `MAX_STORES_COUNTED`. */
    data: paged(nearbyMerchant).extend({ total: z.int() })
  }
} as const satisfies Record<keyof typeof locationEndpoints, EndpointSchema>
