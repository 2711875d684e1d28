import { RESULT } from '@contract/envelope/codes'
import type { MemberProfile, ParsedInput } from '@contract/types'
import type { Queryable } from '../../db/client'
import { BusinessError, loginExpired } from '../../core/business-error'
import { dayInChina } from '../../lib/china-time'
import { cleanNickname, isBirthday, isOurAvatar, maskMobile, uploadIdOf } from './model'
import { findMember, updateMember, type MemberRow, type ProfileChange } from './profile-repository'
import { isUploadOf } from './upload-repository'

/** The member's profile, with a masked number. @throws BusinessError 305 if the account no longer exists */
export async function readProfile(db: Queryable, memberId: string): Promise<MemberProfile> {
  return toProfile(expectMember(await findMember(memberId, db)))
}

/** The member's own number in full; empty for a member without one. @throws BusinessError 305 */
export async function readMobile(db: Queryable, memberId: string): Promise<{ mobile: string }> {
  return { mobile: expectMember(await findMember(memberId, db)).mobile ?? '' }
}

/** Changes the given fields. @throws BusinessError 400 naming the invalid field, 305 */
export async function changeProfile(
  db: Queryable,
  memberId: string,
  input: ParsedInput<'updatePersonalInfo'>,
  now: Date
): Promise<MemberProfile> {
  const change: ProfileChange = {}
  if (input.nickname !== undefined) change.nickname = nicknameFrom(input.nickname)
  if (input.avatar !== undefined) change.avatar = await avatarFrom(db, memberId, input.avatar)
  if (input.gender !== undefined) change.gender = input.gender
  if (input.birthday !== undefined) change.birthday = birthdayFrom(input.birthday, dayInChina(now))
  return toProfile(expectMember(await updateMember(memberId, change, db)))
}

const unusable = (message: string) => new BusinessError(RESULT.badRequest, message)

function nicknameFrom(text: string): string {
  const nickname = cleanNickname(text)
  if (nickname === null) throw unusable('昵称需为 1 至 30 个字')
  return nickname
}

/** Only our own pictures: an external address would make every viewer's device call it. */
async function avatarFrom(db: Queryable, memberId: string, path: string): Promise<string> {
  const uploadId = uploadIdOf(path)
  if (isOurAvatar(path) || (uploadId !== null && (await isUploadOf(memberId, uploadId, db)))) return path
  throw unusable('请选择头像或上传图片')
}

function birthdayFrom(day: string | null, today: string): string | null {
  if (day !== null && !isBirthday(day, today)) throw unusable('生日不正确')
  return day
}

function expectMember(row: MemberRow | null): MemberRow {
  if (!row) throw loginExpired()
  return row
}

const GENDERS = ['unknown', 'male', 'female'] as const

function toProfile({ id, nickname, avatar, gender, birthday, mobile }: MemberRow): MemberProfile {
  return {
    memberBaseInfo: { id },
    nickname,
    avatar,
    gender: GENDERS.find((existing) => existing === gender) ?? 'unknown',
    birthday,
    maskedMobile: maskMobile(mobile),
    hasMobile: mobile !== null
  }
}
