/** The mini-program has no cookies: the token is sent as one (rule call.headers). */
export function cookieHeader(token: string): Record<string, string> {
  return { Cookie: `token=${token}` }
}
