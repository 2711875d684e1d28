import type { AreaProvince, DeliveryAddress, Recognised } from '@contract/types'
import { isMobile } from '@contract/typed/phone'

export type { AreaProvince, DeliveryAddress, Recognised }

/** Maximum length of a recipient's name, and of a house (rule check.address). */
export const NAME_LENGTH = 30
export const DETAIL_LENGTH = 120
/** Maximum length of a text to parse. */
export const TEXT_LENGTH = 300

/** The area of an address: its code, '' until fully selected, and its display text. */
export interface ChosenArea {
  readonly code: string
  readonly text: string
}

/** The content of the form. */
export interface AddressDraft {
  readonly name: string
  readonly mobile: string
  readonly area: ChosenArea
  readonly street: string
  readonly detail: string
  readonly isDefault: boolean
}

export const EMPTY_DRAFT: AddressDraft = {
  name: '',
  mobile: '',
  area: { code: '', text: '' },
  street: '',
  detail: '',
  isDefault: false
}

interface AreaNames {
  readonly province: string
  readonly city: string
  readonly district: string
}

/** 上海市 黄浦区; a city that is its own province is named once. */
export const areaText = ({ province, city, district }: AreaNames): string =>
  [province, city === province ? '' : city, district].filter((part) => part !== '').join(' ')

/** A whole address in one line. */
export const addressText = (address: DeliveryAddress): string =>
  `${areaText(address)} ${address.street}${address.detail}`

/** 138****8000: others may glance at a list over one's shoulder. */
export const maskedMobile = (mobile: string): string => mobile.replace(/^(.{3}).{4}/, '$1****')

/** The form for an existing address. */
export const draftOf = (address: DeliveryAddress): AddressDraft => ({
  name: address.name,
  mobile: address.mobile,
  area: { code: address.areaCode, text: areaText(address) },
  street: address.street,
  detail: address.detail,
  isDefault: address.isDefault
})

/** The errors of a form, by field; empty if it can be sent (rule check.address). */
export function draftFaults({
  name,
  mobile,
  area,
  detail
}: AddressDraft): Partial<Record<'name' | 'mobile' | 'area' | 'detail', string>> {
  return {
    ...(name.trim() === '' ? { name: '请填写收货人' } : {}),
    ...(isMobile(mobile) ? {} : { mobile: mobile === '' ? '请填写手机号' : '请输入正确的手机号' }),
    ...(area.code !== '' ? {} : { area: area.text === '' ? '请选择所在地区' : '请重新选择所在地区' }),
    ...(detail.trim() === '' ? { detail: '请填写详细地址' } : {})
  }
}

/** A form merged with a parsed text: values found in the text replace existing ones. */
export function withRecognised(draft: AddressDraft, found: Recognised): AddressDraft {
  const text = areaText(found)
  return {
    ...draft,
    name: found.name || draft.name,
    mobile: found.mobile || draft.mobile,
    area: text === '' ? draft.area : { code: found.areaCode, text },
    street: text === '' && found.detail === '' ? draft.street : '',
    detail: found.detail || draft.detail
  }
}

/** What the member still has to check after parsing a text; '' if it was complete. */
export function recognisedNote({ name, mobile, areaCode, detail, moved }: Recognised): string {
  const missing = [
    ...(name ? [] : ['收货人']),
    ...(mobile ? [] : ['手机号']),
    ...(areaCode ? [] : ['所在地区']),
    ...(detail ? [] : ['详细地址'])
  ]
  const move = moved ? `${moved.from}现为${moved.to}，已为您更新。` : ''
  const rest = missing.length > 0 ? `请补充${missing.join('、')}` : ''
  return move + rest
}

/** Whether anything was recognised. */
export const hasRecognised = ({ name, mobile, nearestCode, detail }: Recognised): boolean =>
  [name, mobile, nearestCode].some((part) => part !== '') &&
  [name, mobile, nearestCode, detail].join('') !== ''
