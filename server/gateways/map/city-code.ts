/**
 * A city's code as stored: map services prefix the country's 156 (`156310000`), which is removed (rule
 * data.location). Anything else is returned unchanged.
 */
export function plainCityCode(code: string): string {
  return /^156\d{6}$/.test(code) ? code.slice(3) : code
}

/** Beijing, Tianjin, Shanghai, Chongqing, Taiwan, Hong Kong and Macau are their own city. */
const OWN_CITY = /^(11|12|31|50|71|81|82)/
/** County-level places directly below their province are separate cities: 429004 is Xiantao. */
const BELOW_PROVINCE = /^\d\d90/

/** The city of an area's code: 330106 → 330100, 310101 → 310000, 429004 → 429004; '' for an invalid code. */
export function cityCodeOfArea(adcode: string): string {
  if (!/^\d{6}$/.test(adcode)) return ''
  if (OWN_CITY.test(adcode)) return `${adcode.slice(0, 2)}0000`
  return BELOW_PROVINCE.test(adcode) ? adcode : `${adcode.slice(0, 4)}00`
}
