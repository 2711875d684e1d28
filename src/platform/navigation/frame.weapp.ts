/** A page of the mini-program is never in a frame. */
export const leaveFrame = (): boolean => false
