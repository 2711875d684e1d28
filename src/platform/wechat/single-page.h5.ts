/** The web has no such mode. */
export const isSinglePage = (): boolean => false

/** What a press is told that cannot be served there. */
export const SINGLE_PAGE_TEXT = ''
