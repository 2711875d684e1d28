/** Whether this app may know where the device is: yes, no, or not asked yet (or unknown). */
export type PositionPermission = 'granted' | 'denied' | 'unasked'
