import { pastDayRange, type DayRange } from '@/lib/day-range'
import type { Data, Input, MemberProfile } from '@contract/types'
import { formatDay } from '@/lib/time'

export type { MemberProfile } from '@contract/types'

/** What of the profile a member may change; what is left out stays. */
export type ProfileChange = Input<'updatePersonalInfo'>
/** What a member holds and has open, in figures. */
export type MemberSummary = Data<'getMySummary'>
export type Gender = MemberProfile['gender']

export const GENDERS: readonly { key: Gender; title: string }[] = [
  { key: 'male', title: '男' },
  { key: 'female', title: '女' },
  { key: 'unknown', title: '保密' }
]

/** Pictures of ours that anybody may choose; the server knows the same. */
export const DEFAULT_AVATARS: readonly { path: string; name: string }[] = [
  { path: '/assets/catalogue/avatars/dawn.svg', name: '晨光' },
  { path: '/assets/catalogue/avatars/hill.svg', name: '远山' },
  { path: '/assets/catalogue/avatars/leaf.svg', name: '新叶' },
  { path: '/assets/catalogue/avatars/moon.svg', name: '月夜' },
  { path: '/assets/catalogue/avatars/tide.svg', name: '潮汐' },
  { path: '/assets/catalogue/avatars/bloom.svg', name: '花开' }
]

export const NICKNAME_LENGTH = 30

/** What is wrong with a name, or undefined. */
export function nicknameFault(name: string): string | undefined {
  const bare = name.trim()
  if (!bare) return '请输入昵称'
  return bare.length > NICKNAME_LENGTH ? `昵称最多 ${NICKNAME_LENGTH} 个字` : undefined
}

/** Largest picture that can be uploaded, MB. */
export const PICTURE_MB = 5
const PICTURE_BYTES = PICTURE_MB * 1024 * 1024

/** What is wrong with a picture, or undefined; its size is not known everywhere. */
export const pictureFault = (bytes: number | undefined): string | undefined =>
  bytes !== undefined && bytes > PICTURE_BYTES ? `图片不能超过 ${PICTURE_MB} MB，请换一张` : undefined

/** First and last day that a birthday may be on (rule check.dateRange), YYYY-MM-DD; `now` in ms. */
export const birthdayRange = (now: number): DayRange => pastDayRange(formatDay(now).replace(/\./g, '-'))

/** Where the date wheel stands for a member who told no birthday. */
export const USUAL_BIRTHDAY = '1990-01-01'

/** What must be typed to delete an account. */
export const DELETE_WORD = '注销'
