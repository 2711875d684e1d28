/** Only the browser knows the system's preference. */
export const lessMotion = (): boolean => false
