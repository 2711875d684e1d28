/** The browser has no scanner: the button for it is not shown. */
export const canScan = false

/** Text of a scanned code; undefined when nothing was scanned. */
export const scanCode = (): Promise<string | undefined> => Promise.resolve(undefined)
