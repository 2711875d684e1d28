/** The mini-program keeps no cookies: the token goes along as one (spec section 7). */
export function cookieHeader(token: string): Record<string, string> {
  return { Cookie: `token=${token}` }
}
