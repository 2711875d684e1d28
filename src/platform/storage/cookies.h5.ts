/** On the web the browser keeps cookies itself; nothing is added by hand. */
export function cookieHeader(_token: string): Record<string, string> {
  return {}
}
