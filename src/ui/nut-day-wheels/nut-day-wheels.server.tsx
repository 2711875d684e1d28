/** A sheet opens in a browser alone. */
export const NutDayWheels = () => null
