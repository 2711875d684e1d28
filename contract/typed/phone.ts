import { compact } from './code'

/** A mainland mobile number, plainly written. */
export const MOBILE = /^1[3-9]\d{9}$/

/** Whether a cleaned text is one. */
export const isMobile = (text: string): boolean => MOBILE.test(text)

/** Digits of a mainland mobile number. */
const LENGTH = 11

const withoutCountry = (digits: string): string => digits.replace(/^(?:\+|00)?86(?=1\d{9})/, '')

/** A phone number without separators and the country's code: +86 138-0013-8000, 0086… Anything else in it stays, to be refused. */
export const plainPhone = (text: string): string =>
  withoutCountry(compact(text).replace(/[\p{Pd}\u2212().]/gu, ''))

/** The digits of a mobile number in the field in which it is typed or pasted, with any words around it. */
export const typedPhone = (text: string): string =>
  withoutCountry(compact(text).replace(/\D/g, '')).slice(0, LENGTH)
