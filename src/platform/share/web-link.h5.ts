/** The whole address of a page of ours, as it is printed or copied. */
export const webLink = (path: string): string => window.location.origin + path
