/** A page of the mini-program stands in no frame. */
export const leaveFrame = (): boolean => false
