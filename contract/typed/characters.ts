/*
 * What people type and paste holds characters that nobody sees: zero-width blanks of web pages, the directions that a phone's
 * contacts put around a number, fillers, control characters, halves of emoji. Client and server clean it alike.
 */

/**
 * Characters that are not seen, or that change how others are seen: controls, private use, halves of surrogate pairs, soft hyphen,
 * fillers, zero-width blanks, directions. Tab and line breaks are not among them, nor joiners and variation selectors, which emoji
 * need.
 */
const UNSEEN =
  '(?![\\t\\n\\r])[\\p{Cc}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180E' +
  '\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFC\\uFFFE\\uFFFF]'

const ANY_UNSEEN = new RegExp(UNSEEN, 'u')
const ALL_UNSEEN = new RegExp(UNSEEN, 'gu')
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u
const HALF = /\p{Cs}/u

/** Whether a text has a UTF-8 form: no half of a surrogate pair, which PostgreSQL refuses. */
export const isWellFormed = (text: string): boolean => !HALF.test(text)

/** Whether nothing in a text is invisible or turns it around. */
export const isPlain = (text: string): boolean => !ANY_UNSEEN.test(text)

/** A text without its invisible characters; a blank that only looks like one becomes one. */
export const withoutUnseen = (text: string): string => text.replace(/\u2800/g, ' ').replace(ALL_UNSEEN, '')

/** Whether a text without invisible characters shows anything: marks and joiners alone do not. */
export const isSeen = (text: string): boolean => SEEN.test(text)
