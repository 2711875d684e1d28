/** A cart that a device keeps is taken along by the device. */
export const mergeGuestCart = (): Promise<void> => Promise.resolve()
