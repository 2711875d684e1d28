/** Only the browser knows whether a page stands in a frame. */
export const leaveFrame = (): boolean => false
