/** WeChat does not report the system's motion preference. */
export const lessMotion = (): boolean => false
