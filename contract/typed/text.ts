import { isSeen, withoutUnseen } from './characters'

/**
 * Text of several lines as it is kept: without what cannot be seen; empty if nothing can. Blanks at its ends stay, as it may be
 * in the middle of being typed.
 */
export function cleanText(text: string): string {
  const clean = withoutUnseen(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n'))
  return isSeen(clean) || /^\s*$/.test(clean) ? clean : ''
}

/** The same for text of one line: line breaks and tabs become blanks. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s*[\t\n]+\s*/g, ' ')
