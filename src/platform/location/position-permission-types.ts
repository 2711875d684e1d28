/** Whether this app may know where the device is: yes, no, or nobody has been asked yet (or it cannot be told). */
export type PositionPermission = 'granted' | 'denied' | 'unasked'
