import type { Locator, Page } from 'playwright-core'

/** What is seen with these words: pages below the top one are still in the document, hidden. */
export const seen = (page: Page, words: string | RegExp): Locator =>
  page.getByText(words).filter({ visible: true }).last()

/** Waits until the words can be read. */
export const see = (page: Page, words: string | RegExp): Promise<void> => seen(page, words).waitFor()

/** Looks again until the words can be read on a page that changes only when it is loaded again; `standing` is read there in any case. */
export async function reloadUntil(page: Page, words: string, standing: string): Promise<void> {
  for (let look = 0; look < 40 && (await seen(page, words).count()) === 0; look += 1) {
    await page.waitForTimeout(1000)
    await page.reload()
    await see(page, standing)
  }
  await see(page, words)
}

/** Taps the control that is called so. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .last()
    .click()
}

/** How often a control is pressed that says to wait, at most. */
const PRESSES = 50

/** Presses what sends an amount, and again as long as it is still being calculated, which who presses is told. */
export async function pressUntil(page: Page, name: string, isTaken: () => Promise<boolean>): Promise<void> {
  const control = page.getByRole('button', { name, exact: true }).filter({ visible: true }).last()
  for (let presses = 0; presses < PRESSES && !(await isTaken()); presses += 1) {
    await control.click({ timeout: 1000 }).catch(() => undefined)
    await page.waitForTimeout(200)
  }
}

/** Answers a question with yes; it takes no press that could be the second half of a double tap, so it is pressed until it is gone. */
export async function answerYes(page: Page, title: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name: title })
  const yes = question.getByRole('button').last()
  await yes.waitFor()
  while ((await question.count()) > 0) {
    await yes.click({ timeout: 1000 }).catch(() => undefined)
    await page.waitForTimeout(100)
  }
}

/** Taps the words themselves. */
export const tap = (page: Page, words: string | RegExp): Promise<void> => seen(page, words).click()

/** Types into the field with this label. */
export const fill = (page: Page, label: string, value: string): Promise<void> =>
  page.getByPlaceholder(label).filter({ visible: true }).last().fill(value)

/** The path that is shown, without its query. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname

/** Waits until this page is shown. */
export const arrive = (page: Page, path: string): Promise<void> =>
  page.waitForURL((url) => url.pathname === path || url.pathname === `${path}/index`)

/** Everything that can be read on the page that is shown. */
export const readAll = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.taro_page')]
      .filter((shown) => shown.offsetParent !== null || shown.style.display !== 'none')
      .map((shown) => shown.innerText)
      .join('\n')
  )

/** Scrolls down until the words are there: what is far below is neither fetched nor drawn before. */
export async function scrollTo(page: Page, words: RegExp): Promise<void> {
  const found = page.getByText(words).filter({ visible: true }).first()
  for (let times = 0; times < 40 && (await found.count()) === 0; times += 1) {
    await page.evaluate(() => document.querySelector('.taro_page:last-child')?.scrollBy(0, 400))
    await page.waitForTimeout(100)
  }
  await found.waitFor()
}
