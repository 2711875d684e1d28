import { requestScope } from '@/lib/request-scope'

/** Records the page's title and text: the document contains them for link previews (`LinkPreview`). */
export function noteShared(text: string): void {
  requestScope().linkPreview.title = text
}
