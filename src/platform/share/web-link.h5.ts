/** The absolute address of a page of ours, for printing or copying. */
export const webLink = (path: string): string => window.location.origin + path
