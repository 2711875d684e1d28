/** A `wx.login` code; there is none on the web. */
export function loginCode(): Promise<string | null> {
  return Promise.resolve(null)
}
