import { withoutUnseen } from './characters'

/** Without blanks, marks and what cannot be seen, full-width letters and digits as plain ones. */
export const compact = (text: string): string =>
  withoutUnseen(text.normalize('NFKC')).replace(/[\s\u200C\u200D\p{M}]/gu, '')

/**
 * A printed code or the number of a document, however it is typed: in groups, full-width, in lower case. Two writings of one code
 * are equal afterwards.
 */
export const plainCode = (text: string): string =>
  compact(text)
    .replace(/[\p{Pd}\u2212]/gu, '')
    .toUpperCase()

/** The same with nothing but letters and digits, for a field in which it is typed. */
export const typedCode = (text: string, max: number): string =>
  plainCode(text)
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, max)

/** Up to `max` digits of a code by SMS. */
export const typedDigits = (text: string, max: number): string =>
  compact(text).replace(/\D/g, '').slice(0, max)
