import { cutTo } from '@/lib/cut-to'
import { showTyped } from '@/platform/screen/show-typed'

interface Typed {
  readonly target: unknown
  readonly detail: { readonly value: string }
}

/** How a field cleans what is typed or pasted, before its length counts: one of `contract/typed`. */
export type Clean = (text: string) => string

/** No limit by the platform: it would cut a pasted text before that is cleaned. */
export const NO_NATIVE_LIMIT = -1

/** What iOS puts between the syllables of pinyin that is still being composed; the mini-program reports them. */
const COMPOSING = /\u2006/

/**
 * The text of a field after its user has typed, cleaned and cut to its length; the field shows that. It is left alone during a
 * composition, which writing into the field would end.
 */
export function takeTyped(event: Typed, clean: Clean, maxlength: number): string {
  const { value } = event.detail
  if (COMPOSING.test(value)) return value
  const text = cutTo(clean(value), maxlength)
  if (text !== value) showTyped(event, text)
  return text
}
