import type { EndOfDay } from '@contract/time'
import { cleanLine } from '@contract/typed/text'
import { chinaMidnight } from '../../lib/china-time'
import { endOfDayAfter } from '../../lib/ends'
import { randomBytes } from 'node:crypto'
import { AVATARS } from '../../lib/shipped-pictures'
import { ACCOUNT_UNDO_DAYS } from '../../domain/terms'

/** The initial picture of a new member: one of ours, always the same for the same number. */
export function defaultAvatar(mobile: string): string {
  return AVATARS[Number(mobile.slice(-4)) % AVATARS.length] ?? ''
}

/** Whether a picture is one of ours, which anybody may choose. */
export const isOurAvatar = (path: string) => AVATARS.includes(path)

const UPLOAD_PATH = /^\/assets\/uploads\/([A-Za-z0-9_-]{22})$/
const OLDEST_YEARS = 150

export const newMemberId = () => `m_${randomBytes(12).toString('base64url')}`

/** The initial name of a member: 会员 and the last four digits. */
export const defaultNickname = (mobile: string) => `会员${mobile.slice(-4)}`

/** 138****8000; empty for a member without a number. */
export const maskMobile = (mobile: string | null) =>
  mobile ? `${mobile.slice(0, 3)}****${mobile.slice(-4)}` : ''

/**
 * A name as stored: trimmed, and without control, direction and invisible characters.
 * @returns null if nothing visible is left, or more than 30 characters
 */
export function cleanNickname(text: string): string | null {
  const name = cleanLine(text).trim()
  return name.length >= 1 && name.length <= 30 ? name : null
}

/** Whether `day` (YYYY-MM-DD) is a plausible birthday: not in the future, not more than 150 years ago. */
export function isBirthday(day: string, today: string): boolean {
  const oldest = `${String(Number(today.slice(0, 4)) - OLDEST_YEARS).padStart(4, '0')}${today.slice(4)}`
  return day <= today && day >= oldest
}

/** The id of an uploaded picture in its path; null for any other path. */
export const uploadIdOf = (path: string) => UPLOAD_PATH.exec(path)?.[1] ?? null

/** The path under which an uploaded picture is served. */
export const uploadPath = (id: string) => `/assets/uploads/${id}`

/**
 * When personal data is removed from an account closed at `closedAt`: after the last day on which that can be undone.
 */
export const deletionDue = (closedAt: Date): EndOfDay<Date> => endOfDayAfter(closedAt, ACCOUNT_UNDO_DAYS)

/** Accounts closed before this are due for deletion at `now`. */
export const dueIfClosedBefore = (now: Date): Date => chinaMidnight(now, -ACCOUNT_UNDO_DAYS)
