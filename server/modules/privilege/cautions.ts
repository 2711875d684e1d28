/**
 * What a member is told before a right is spent on a privilege: that it is of no use in their city, without a birthday, or on the
 * days of its validity. Pure; both the page and the write use it, so that what is refused was shown.
 */
import { SHOWN_RESULT } from '@contract/envelope/codes'
import { calendarDay, isCalendarDay } from '@contract/calendar'
import { dayOf, lastDayOf, weekdayOf } from '@contract/time'
import type { Data } from '@contract/types'
import { BusinessError } from '../../core/business-error'
import { findCity } from '../../gateways/map/china/cities'
import { endOfDayAfter } from '../../lib/ends'

export type Caution = Data<'myPrivilegeDetail'>['cautions'][number]

/** The fields of a privilege that decide where and when it can be used. */
export interface UseRules {
  /** Cities with a store; empty = usable everywhere. */
  readonly cityCodes: readonly string[]
  readonly birthday: 'day' | 'month' | null
  /** 1 = Monday; null = every day. */
  readonly weekdays: readonly number[] | null
  readonly validityDays: number
  readonly redirect?: object | null
}

/** The caller, as far as known; `birthday`: undefined = a visitor, whose birthday nobody knows. */
export interface User {
  readonly cityCode: string | undefined
  /** YYYY-MM-DD */
  readonly birthday: string | null | undefined
  readonly now: Date
}

const CITIES_NAMED = 3

/** The cautions, those that block first. None for what is used on a partner's site. */
export function cautionsOf(rules: UseRules, user: User): Caution[] {
  if (rules.redirect) return []
  return [timeCaution(rules, user), cityCaution(rules, user)].filter((it) => it !== null)
}

/** The refusal of a take with these cautions, of which some were accepted; undefined if it may go on. */
export function refusalFor(
  cautions: readonly Caution[],
  accepts: readonly Caution['kind'][]
): BusinessError | undefined {
  const blocking = cautions.find(({ blocks }) => blocks)
  if (blocking) return new BusinessError(SHOWN_RESULT.useless, blocking.text)
  const open = cautions.find(({ kind }) => !accepts.includes(kind))
  return open && new BusinessError(SHOWN_RESULT.notAccepted, open.text)
}

function cityCaution({ cityCodes }: UseRules, { cityCode }: User): Caution | null {
  if (cityCode === undefined || cityCodes.length === 0 || cityCodes.includes(cityCode)) return null
  const names = cityCodes.flatMap((code) => findCity(code)?.short ?? [])
  const named = names.slice(0, CITIES_NAMED).join('、')
  const where = names.length > CITIES_NAMED ? `${named}等 ${names.length} 个城市` : named
  const here = findCity(cityCode)?.short ?? '您所在的城市'
  return {
    kind: 'city',
    blocks: false,
    text: `${here}暂无适用门店${where ? `，可在${where}使用` : ''}`
  }
}

function timeCaution(rules: UseRules, { birthday, now }: User): Caution | null {
  if (rules.birthday && birthday === null)
    return { kind: 'noBirthday', blocks: true, text: '这是生日权益，请先填写生日，再来领取' }
  if (!rules.weekdays && !(rules.birthday && birthday)) return null
  const days = daysThrough(now, rules.validityDays)
  const first = days.find((day) => isUsable(rules, birthday ?? null, day))
  if (first === days[0]) return null
  const only = `仅限${whenText(rules, birthday ?? null)}使用`
  if (first === undefined)
    return { kind: 'useless', blocks: true, text: `${only}，现在领取，到期前用不上，请届时再来领取` }
  return { kind: 'day', blocks: false, text: `${only}，今天不能使用，最早 ${dayText(first)}可用` }
}

/** The days on which a code taken now is valid, today first. */
function daysThrough(now: Date, validityDays: number): string[] {
  const last = lastDayOf(endOfDayAfter(now, validityDays))
  const days = [dayOf(now)]
  for (let day = days[0]!; day < last; days.push(day)) day = nextDay(day)
  return days
}

const nextDay = (day: string) => calendarDay(day).add(1, 'day').format('YYYY-MM-DD')

function isUsable({ birthday: rule, weekdays }: UseRules, birthday: string | null, day: string): boolean {
  if (weekdays && !weekdays.includes(weekdayOf(day) || 7)) return false
  if (!rule || birthday === null) return true
  return rule === 'month'
    ? day.slice(5, 7) === birthday.slice(5, 7)
    : day.slice(5) === celebratedOn(birthday, day)
}

/** Who was born on 29 February celebrates on the 28th in a common year. */
function celebratedOn(birthday: string, day: string): string {
  const monthDay = birthday.slice(5)
  return isCalendarDay(`${day.slice(0, 4)}-${monthDay}`) ? monthDay : '02-28'
}

function whenText({ birthday: rule, weekdays }: UseRules, birthday: string | null): string {
  const date = rule && birthday ? birthdayText(rule, birthday) : ''
  const week = weekdays ? weekText(weekdays) : ''
  return date && week ? `${date}的${week}` : date || week
}

function birthdayText(rule: 'day' | 'month', birthday: string): string {
  const month = `${Number(birthday.slice(5, 7))}月`
  return rule === 'month' ? `生日当月（${month}）` : `生日当天（${month}${Number(birthday.slice(8))}日）`
}

const WEEKDAYS = '一二三四五六日'

/** 周一至周五; 周六、周日 */
function weekText(weekdays: readonly number[]): string {
  const sorted = [...weekdays].sort((a, b) => a - b)
  const names = sorted.map((day) => `周${WEEKDAYS.charAt(day - 1)}`)
  const isRun = sorted.length > 2 && sorted.at(-1)! - sorted[0]! === sorted.length - 1
  return isRun ? `${names[0]!}至${names.at(-1)!}` : names.join('、')
}

/** `12月5日（周六）` */
const dayText = (day: string) =>
  `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日（周${WEEKDAYS.charAt((weekdayOf(day) || 7) - 1)}）`
