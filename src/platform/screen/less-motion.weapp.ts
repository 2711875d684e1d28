/** WeChat does not tell whether the system asks for less motion. */
export const lessMotion = (): boolean => false
