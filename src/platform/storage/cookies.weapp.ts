/** The mini-program keeps no cookies: the token goes along as one (rule call.headers). */
export function cookieHeader(token: string): Record<string, string> {
  return { Cookie: `token=${token}` }
}
