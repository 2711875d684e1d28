/** A sheet opens only in a browser. */
export const NutDayWheels = () => null
