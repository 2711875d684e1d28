import type { AddressSnapshot } from '../db/schema/order'

type Place = Pick<AddressSnapshot, 'province' | 'city' | 'district' | 'street' | 'detail'>

/** An address as written on a parcel; a province that is its own city is named once: 上海市黄浦区…. */
export const addressLine = ({ province, city, district, street, detail }: Place): string =>
  [...new Set([province, city]), district, street, detail].join('')
