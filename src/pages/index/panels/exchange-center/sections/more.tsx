/** What home shows below the first screen: fetched by itself. */
export function More() {
  return null
}
