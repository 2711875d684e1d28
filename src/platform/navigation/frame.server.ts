/** Only the browser knows whether a page is in a frame. */
export const leaveFrame = (): boolean => false
