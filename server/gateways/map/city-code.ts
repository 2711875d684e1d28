/**
 * A city's code as we hold it: map services put the nation's 156 before it (`156310000`), which goes
 * (spec section 3, "Location"). Anything that is not such a code is given back as it is.
 */
export function plainCityCode(code: string): string {
  return /^156\d{6}$/.test(code) ? code.slice(3) : code
}
