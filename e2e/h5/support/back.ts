import type { Page } from 'playwright-core'

export const dialogs = (page: Page) =>
  page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true })

/** The phone's back button: steps within the app load nothing, so there is nothing to wait for but what is shown. */
export const goBack = (page: Page) => page.evaluate(() => window.history.back())

/** What lies over the page closes with a step back, and the page stays. */
export async function backCloses(page: Page): Promise<void> {
  await dialogs(page).first().waitFor()
  await page.waitForFunction(() => (window.history.state as { overlays?: number } | null)?.overlays === 1)
  const before = page.url()
  await goBack(page)
  await dialogs(page).first().waitFor({ state: 'detached' })
  expect(page.url()).toBe(before)
}
