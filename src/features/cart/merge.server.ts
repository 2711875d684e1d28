/** A cart stored on a device is merged by the device. */
export const mergeGuestCart = (): Promise<void> => Promise.resolve()
