/** On the web the browser handles cookies itself; nothing is added by hand. */
export function cookieHeader(_token: string): Record<string, string> {
  return {}
}
