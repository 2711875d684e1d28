import { cutText } from '../../../h5/support/reading/cuts'
import { compareScreens, type Difference } from '../../paint/compare'
import type { ScreenSpec } from '../../paint/screens'
import { readTexts } from '../../paint/texts'
import type { EaselHand } from '../easel-hand'

/** A page may still be changing: it is read again so often. */
const LOOKS = 3

/**
 * WebKit gives a line whole pixels and Chromium parts of one, and so what stands below many lines drifts apart. What comes after it is
 * measured from there on: a step of more than these px at once is a difference.
 */
const DRIFT_PX = 12
const drifts = ({ kind, how }: Difference) =>
  kind === 'box' && Math.abs(Number(/^down ([+-]\d+)$/.exec(how)?.[1])) <= DRIFT_PX

/** What no two phones show alike: reviewed, with the reason. */
const NEVER_SAME: readonly { readonly text: RegExp; readonly why: string }[] = [
  { text: /^\d+ 秒后更新$/, why: 'the pages are opened one after the other' },
  { text: /^[\d.]+ [KM]B$/, why: 'what a phone keeps is as long as its clock’s figures' }
]

/** Whose it is, as `compareScreens` calls the first and the second of two. */
const WHOSE = { 'only mini': 'only in WebKit', 'only h5': 'only in Chromium', box: 'elsewhere' } as const

/** Both engines with the same mini-program and the same person. */
export interface Engines {
  readonly webkit: EaselHand
  readonly chromium: EaselHand
}

/** Each engine has its own idea of a paragraph that is `pretty`: lines are full for the comparison. */
function fillLines(): void {
  const style = document.createElement('style')
  style.textContent = '* { text-wrap: wrap !important }'
  document.head.append(style)
}

async function open(phone: EaselHand, { path, query }: Pick<ScreenSpec, 'path' | 'query'>): Promise<void> {
  const encoded = Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)])
  await phone.follow(path, Object.fromEntries(encoded) as Record<string, string>)
  await phone.settle()
}

const read = (phone: EaselHand) => phone.inPage(readTexts, { root: 'body', ownBar: false })

async function differencesOf({ webkit, chromium }: Engines): Promise<string[]> {
  const found: string[] = []
  // told once: what comes after it is measured from there on
  const tell = (difference: Difference) => {
    const { kind, text, how } = difference
    if (!drifts(difference) && !NEVER_SAME.some((one) => one.text.test(text)))
      found.push(`${WHOSE[kind]} “${text}” ${how}`)
    return true
  }
  const [ours, theirs] = [await read(webkit), await read(chromium)]
  compareScreens(ours, theirs, 0, tell)
  return [...found, ...(ours.page.length + ours.over.length === 0 ? ['blank'] : [])]
}

/**
 * Opens a page in both engines. Gives what is cut off or wider than the screen in WebKit, and what does not have the same texts at the
 * same places in both.
 */
export async function compareEngines(
  engines: Engines,
  screen: Pick<ScreenSpec, 'path' | 'query'>
): Promise<string[]> {
  const { webkit, chromium } = engines
  await open(chromium, screen)
  await open(webkit, screen)
  const cut = await cutText({ evaluate: (work) => webkit.inPage(work) })
  await webkit.inPage(fillLines)
  await chromium.inPage(fillLines)
  let differences = await differencesOf(engines)
  for (let looks = 1; looks < LOOKS && differences.length > 0; looks += 1) {
    await webkit.settle()
    await chromium.settle()
    differences = await differencesOf(engines)
  }
  return [...cut, ...differences]
}
