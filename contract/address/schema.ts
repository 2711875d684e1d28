import { z } from 'zod'
import { id, mobile, none, oneLine, personName, text, typedLine, typedText } from '../common'
import type { EndpointSchema } from '../schema'
import type { addressEndpoints } from './endpoints'

/** The code of a district, or of a city without districts. */
const areaCode = z.string().regex(/^\d{6}$/, '请选择所在地区')

export const deliveryAddress = z.object({
  addressId: id,
  name: text(30),
  mobile: text(11),
  /** '' if the area it was saved with no longer exists and has to be chosen again. */
  areaCode: text(6),
  province: text(30),
  city: text(30),
  /** '' if the city has no districts. */
  district: text(30),
  street: text(30),
  detail: text(120),
  isDefault: z.boolean()
})

const district = z.object({ code: areaCode, name: text(30) })

/** A province with its cities and their districts; a city without districts is chosen as such. */
export const areaProvince = z.object({
  code: areaCode,
  name: text(30),
  cities: z.array(z.object({ code: areaCode, name: text(30), districts: z.array(district) }))
})

/** What was recognised in a text; '' for what was not. */
export const recognised = z.object({
  name: text(30),
  mobile: text(11),
  /** '' unless the area is known down to the last level. */
  areaCode: text(6),
  /** The part of it that is known: a province's or a city's code; same as `areaCode` if all of it is. */
  nearestCode: text(6),
  province: text(30),
  city: text(30),
  district: text(30),
  detail: text(120),
  /** The text names a district that no longer exists: the name it used, and the successor. */
  moved: z.object({ from: text(30), to: text(30) }).nullable()
})

const addressId = z.object({ addressId: id })

export const addressSchemas = {
  getBenLaiAreaList: {
    summary: 'Provinces with their cities and districts, for addresses',
    input: z.object({
      /** Version of the list that the caller has cached. */
      version: oneLine(40).optional()
    }),
    data: z.object({
      version: text(40),
      /** null: the caller's list is still current. */
      provinces: z.array(areaProvince).nullable()
    })
  },
  getDeliveryAddressList: {
    summary: "The member's addresses, the default first",
    input: none,
    data: z.array(deliveryAddress)
  },
  getDeliveryAddressById: {
    summary: "One of the member's addresses",
    input: addressId,
    data: deliveryAddress
  },
  saveUpdateDeliveryAddress: {
    summary: 'Save a new address, or update the given one. The first one becomes the default',
    input: z.object({
      addressId: id.optional(),
      name: personName(30, '请填写收货人', '收货人最多 30 个字'),
      mobile,
      areaCode,
      street: typedLine(30).default(''),
      detail: typedLine(120, '请填写详细地址', '详细地址最多 120 个字'),
      /** To drop the default, another address is made the default; `false` does not do it. */
      isDefault: z.boolean().default(false)
    }),
    data: deliveryAddress,
    codes: { 902: 'the member has 50 addresses' }
  },
  removeAddressById: {
    summary: 'Delete an address; if it was the default, the newest becomes the default',
    input: addressId,
    data: z.null()
  },
  updateDefaultAddress: { summary: 'Set the default address', input: addressId, data: z.null() },
  restoreAddress: {
    summary: 'Undo the deletion of an address, within an hour',
    input: addressId,
    data: deliveryAddress,
    codes: { 902: 'the member has 50 addresses by now' }
  },
  recogniseAddress: {
    summary: 'Parse name, phone number, area and street from a pasted text. Nothing is stored',
    input: z.object({ text: typedText(300, '请粘贴地址', '最多 300 个字') }),
    data: recognised
  }
} as const satisfies Record<keyof typeof addressEndpoints, EndpointSchema>
