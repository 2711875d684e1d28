import type { Belonging, PhoneChange } from '@contract/types'

export type { Belonging, PhoneChange } from '@contract/types'

/** Another member's account that would be merged, and what it holds. */
export type Merge = NonNullable<PhoneChange['merge']>

/** 会员卡 2 张. */
export const amountOf = ({ count, unit }: Belonging): string => `${count} ${unit}`

/**
 * What happens to the two accounts, in plain words; `nameless`: the remaining one had no number and takes
 * over name and picture.
 */
export const mergeText = (nameless: boolean): readonly string[] => [
  nameless ? '昵称、头像和生日沿用该账号的' : '昵称和头像以当前账号为准，该账号的不保留',
  '两个账号都有、每人限一份的，只保留当前账号的一份',
  '该账号在其他设备上会退出登录，再次登录后进入当前账号',
  '合并后无法撤销或拆分'
]
