import { requestScope } from '@/lib/request-scope'

/** What the page says of itself: the document says it to who gets the link (`ScreenCard`). */
export function noteShared(words: string): void {
  requestScope().told.words = words
}
