/** Props of the title of a part of a page: screen readers go from one to the next. */
export const HEADING: Readonly<Record<string, string>> = { role: 'heading', 'aria-level': '2' }

/** Props by which a screen reader takes several pieces of text for one, and says these words: ¥, 12 and .00 as 12.00元. */
export const readAs = (words: string): { readonly role: string; readonly 'aria-label': string } => ({
  role: 'img',
  'aria-label': words
})
