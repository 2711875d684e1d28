import type { Page } from 'playwright-core'

/** What Safari does after 7 days without a visit: all that scripts stored is gone. Cookies of the server stay. */
export const loseStored = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

/** Another start of the browser without the session: token and the cookies of ours are gone, those of others are not. */
export async function loseSession(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  for (const name of ['token', 'member']) await page.context().clearCookies({ name })
}
