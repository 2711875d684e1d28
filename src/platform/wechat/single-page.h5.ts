/** The web has no such mode. */
export const isSinglePage = (): boolean => false

/** The message for a press that is not possible there. */
export const SINGLE_PAGE_TEXT = ''
