/** Document numbers: whether one is plausible, how it is displayed, and what it reveals about its holder. Pure. */
import { isCalendarDay } from '@contract/calendar'
import { plainCode } from '@contract/typed/code'
import type { VisitorDocument } from '@contract/types'

/** Province prefixes of identity numbers; residents of Hong Kong, Macao and Taiwan have 81, 82 and 83. */
const PROVINCES = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(
    ' '
  )
)

/** Foreigners with permanent residence: 9, then the province. */
const provinceOf = (number: string) => (number.startsWith('9') ? number.slice(1, 3) : number.slice(0, 2))

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'

/** The last of 18 digits, computed from the first 17 (GB 11643). */
export function checkDigitOf(first17: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(first17[index]), 0)
  return CHECK_DIGITS.charAt(sum % 11)
}

/** `19900307` as a day; null if there is no such day. */
function dayOf(digits: string): string | null {
  const text = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`
  return isCalendarDay(text) ? text : null
}

/** An old 15-digit number as its 18-digit successor; null if its date is invalid. */
function modern(old: string): string | null {
  const first17 = `${old.slice(0, 6)}19${old.slice(6)}`
  return dayOf(first17.slice(6, 14)) ? first17 + checkDigitOf(first17) : null
}

function idCard(number: string, today: string): string | null {
  const whole = /^\d{15}$/.test(number) ? modern(number) : number
  if (whole === null || !/^\d{17}[\dX]$/.test(whole) || !PROVINCES.has(provinceOf(whole))) return null
  const born = dayOf(whole.slice(6, 14))
  if (born === null || born < '1900-01-01' || born > today) return null
  return checkDigitOf(whole.slice(0, 17)) === whole.slice(17) ? whole : null
}

const matching = (form: RegExp) => (number: string) => (form.test(number) ? number : null)

const READ: Readonly<Record<VisitorDocument, (number: string, today: string) => string | null>> = {
  idCard,
  passport: matching(/^(?=.*\d)[A-Z0-9]{6,15}$/),
  hkMacaoPermit: matching(/^[HM]\d{8}(\d{2})?$/),
  taiwanPermit: matching(/^(\d{8}|\d{10}[A-Z]?)$/),
  // the new format is numeric like an identity card's, the old one has letters
  foreignerPermit: (number, today) =>
    /^[A-Z]{3}\d{12}$/.test(number) ? number : number.startsWith('9') ? idCard(number, today) : null
}

/**
 * The number as stored, in one canonical form per document; null if it is not plausible. `today`: YYYY-MM-DD in
 * China.
 */
export const readNumber = (document: VisitorDocument, number: string, today: string): string | null =>
  READ[document](plainCode(number), today)

/** What is wrong, phrased for somebody who has to enter it again. */
export const WRONG_NUMBER: Readonly<Record<VisitorDocument, string>> = {
  idCard: '身份证号有误，请核对后重新填写',
  passport: '护照号应为 6–15 位字母与数字',
  hkMacaoPermit: '港澳居民来往内地通行证号应为 H 或 M 加 8 位数字',
  taiwanPermit: '台湾居民来往大陆通行证号应为 8 位数字',
  foreignerPermit: '外国人永久居留身份证号有误，请核对后重新填写'
}

/** The masked form: enough to recognise one's own. */
export function maskNumber(number: string): string {
  const [first, last] = number.length >= 15 ? [3, 2] : [1, 2]
  return number.slice(0, first) + '*'.repeat(number.length - first - last) + number.slice(-last)
}

/** Date of birth contained in a number; null if there is none. */
export const bornOn = (number: string): string | null =>
  /^\d{17}[\dX]$/.test(number) ? dayOf(number.slice(6, 14)) : null

/** Somebody's age on a day. */
export function ageOn(born: string, day: string): number {
  const age = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? age - 1 : age
}
