/** Only the browser knows what the system asks for. */
export const lessMotion = (): boolean => false
