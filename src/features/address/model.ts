import type { AreaProvince, DeliveryAddress, Recognised } from '@contract/types'

export type { AreaProvince, DeliveryAddress, Recognised }

/** Most characters of a recipient's name, and of a house (rule check.address). */
export const NAME_LENGTH = 30
export const DETAIL_LENGTH = 120
/** Most characters of a text that is read. */
export const TEXT_LENGTH = 300

/** The area of an address: its code, '' until it is chosen to its end, and how it reads. */
export interface ChosenArea {
  readonly code: string
  readonly text: string
}

/** What the form holds. */
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

/** 上海市 黄浦区; a city that is its own province is said once. */
export const areaText = ({ province, city, district }: AreaNames): string =>
  [province, city === province ? '' : city, district].filter((part) => part !== '').join(' ')

/** All of an address in one line. */
export const addressText = (address: DeliveryAddress): string =>
  `${areaText(address)} ${address.street}${address.detail}`

/** 138****8000: a list may be looked at over a shoulder. */
export const maskedMobile = (mobile: string): string => mobile.replace(/^(.{3}).{4}/, '$1****')

/** The form of an address that is there. */
export const draftOf = (address: DeliveryAddress): AddressDraft => ({
  name: address.name,
  mobile: address.mobile,
  area: { code: address.areaCode, text: areaText(address) },
  street: address.street,
  detail: address.detail,
  isDefault: address.isDefault
})

/** What is wrong with a form, by field; nothing where it can be sent (rule check.address). */
export function draftFaults({
  name,
  mobile,
  area,
  detail
}: AddressDraft): Partial<Record<'name' | 'mobile' | 'area' | 'detail', string>> {
  return {
    ...(name.trim() === '' ? { name: '请填写收货人' } : {}),
    ...(/^1[3-9]\d{9}$/.test(mobile)
      ? {}
      : { mobile: mobile === '' ? '请填写手机号' : '请输入正确的手机号' }),
    ...(area.code !== '' ? {} : { area: area.text === '' ? '请选择所在地区' : '请重新选择所在地区' }),
    ...(detail.trim() === '' ? { detail: '请填写详细地址' } : {})
  }
}

/** What a form becomes by a text that was read: what the text says takes the place of what was there. */
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

/** What the member still has to look at after a text was read; '' where it said all. */
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

/** Whether anything was read. */
export const saysSomething = ({ name, mobile, nearestCode, detail }: Recognised): boolean =>
  [name, mobile, nearestCode].some((part) => part !== '') &&
  [name, mobile, nearestCode, detail].join('') !== ''
