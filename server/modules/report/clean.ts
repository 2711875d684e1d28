import { maskPhones } from '../../lib/mask-phones'

/** Rules in this order: what may identify a person or open something goes, what tells one fault from another stays. */
const RULES: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // the query and fragment of an address may hold secrets, and its origin tells nothing
  [/https?:\/\/[^\s/]+/g, ''],
  [/[?#][^\s)]*/g, ''],
  [/[\w.+-]+@[\w-]+\.[\w.]+/g, '…'],
  // quoted values are data; names of properties and functions are short
  [/(["'“‘])(?:(?!\1)[^”’]){25,}(["'”’])/g, '$1…$2'],
  [/[A-Za-z0-9_-]{24,}/g, '…'],
  [/\d{5,}/g, '#']
]

/** A message or place of a client as it is kept. */
export const cleanFault = (text: string): string =>
  RULES.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), maskPhones(text)).trim()

/** A place as it is kept: the line and column of a build's one long line are no secret, whatever their length. */
export function cleanPlace(text: string): string {
  const at = /:\d{1,5}:\d{1,8}$/.exec(text)?.[0] ?? ''
  return cleanFault(text.slice(0, text.length - at.length)) + at
}
