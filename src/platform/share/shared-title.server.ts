import { requestScope } from '@/lib/request-scope'

/** What the page says of itself: the document says it to who gets the link (`LinkPreview`). */
export function noteShared(text: string): void {
  requestScope().linkPreview.title = text
}
