import { BROKEN_PAGE } from '../../support/broken-page'
import type { Page } from 'playwright-core'
import { patience } from '../../../__tests__/support/patience'

/** A page that does not come to rest in this time never does, ms: a read is tried twice. */
const REST_MS = 20_000
/** What no word of a page has in it: values that were never meant to be read. */
const UNMEANT = /undefined|NaN|\[object/

/** Runs in the page: whether the app has it, no place is kept for what is still to come, and it says something. */
function isAtRest(): boolean {
  const pages = [...document.querySelectorAll<HTMLElement & { __isReady?: boolean }>('#app > .taro_page')]
  const waits = [...document.querySelectorAll('[role=status][aria-busy=true]')]
  return (
    pages.some(({ __isReady }) => __isReady) &&
    !waits.some((box) => box.getBoundingClientRect().width > 0) &&
    document.body.innerText.trim().length > 5
  )
}

/** Waits until the page that stands rests, and tells what is wrong with it. */
export async function faultsAtRest(page: Page): Promise<string[]> {
  const rests = await page.waitForFunction(isAtRest, undefined, { timeout: patience(REST_MS) }).then(
    () => true,
    () => false
  )
  const { text, redrawn } = await page.evaluate(() => ({
    text: document.body.innerText,
    redrawn: document.getElementById('app')?.dataset['hydrationError']
  }))
  const [unmeant] = UNMEANT.exec(text) ?? []
  return [
    ...(rests ? [] : [`does not come to rest: ${text.replace(/\s+/g, ' ').slice(0, 80)}`]),
    ...(text.includes(BROKEN_PAGE) ? ['has failed'] : []),
    ...(unmeant ? [`says ${unmeant}`] : []),
    ...(redrawn ? [`re-rendered: ${redrawn}`] : [])
  ]
}
