import { cutText } from '../../../h5/support/reading/cuts'
import { compareScreens, type Difference } from '../../paint/compare'
import type { ScreenSpec } from '../../paint/screens'
import { readTexts } from '../../paint/texts'
import type { EaselHand } from '../easel-hand'

/** A page may still be changing: it is read again so often. */
const LOOKS = 3

/** Texts that are not the same: reviewed, with the reason. */
const KNOWN: readonly { readonly on: RegExp; readonly text: RegExp; readonly why: string }[] = [
  { on: /receiveResult/, text: /^\d+ 秒后更新$/, why: 'the pages are opened one after the other' },
  { on: /settings/, text: /^[\d.]+ [KM]B$/, why: 'what a phone keeps is as long as the figures in it' }
]

const isKnown = (path: string, text: string) => KNOWN.some((one) => one.on.test(path) && one.text.test(text))

/** Both engines with the same mini-program and the same person. */
export interface Engines {
  readonly webkit: EaselHand
  readonly chromium: EaselHand
}

/** A page and what it is opened with. */
export type Place = Pick<ScreenSpec, 'path' | 'query'>

async function open(phone: EaselHand, { path, query }: Place): Promise<void> {
  const encoded = Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)])
  await phone.follow(path, Object.fromEntries(encoded) as Record<string, string>)
  await phone.settle()
}

const textsOf = (phone: EaselHand) => phone.inPage(readTexts, { root: 'body', ownBar: false })

/** The elements of the page in their order, each by its tag and its classes; without the class that is made anew at each start. */
const treeOf = (phone: EaselHand) =>
  phone.inPage(() =>
    [...document.body.querySelectorAll('*')].map((element) =>
      [element.localName, ...[...element.classList].filter((name) => !name.startsWith('__'))].join('.')
    )
  )

/**
 * Boxes are not compared: each engine has its own idea of a paragraph that is `pretty`, of the room of a comma at the end of a line and
 * of the parts of a pixel, and so breaks lines at other places.
 */
async function differencesOf({ webkit, chromium }: Engines, { path }: Place): Promise<string[]> {
  const [ours, theirs] = [await textsOf(webkit), await textsOf(chromium)]
  const expected = ({ kind, text }: Difference) => kind === 'box' || isKnown(path, text)
  const texts = compareScreens(ours, theirs, 0, expected).map(
    ({ kind, text }) => `“${text}” only in ${kind === 'only mini' ? 'WebKit' : 'Chromium'}`
  )
  const [tree, other] = [await treeOf(webkit), await treeOf(chromium)]
  const at = tree.findIndex((name, index) => name !== other[index])
  return [
    ...texts,
    ...(at >= 0 || tree.length !== other.length
      ? [`element ${at} is ${tree[at]} in WebKit and ${other[at]} in Chromium`]
      : []),
    // what a web view shows is not the mini-program's
    ...(ours.page.length + ours.over.length === 0 && !tree.some((name) => name.startsWith('wx-web-view'))
      ? ['blank']
      : [])
  ]
}

/**
 * Opens a page in both engines. Gives what is cut off, covered or wider than the screen in WebKit, and the texts and elements that are
 * not the same in both.
 */
export async function compareEngines(engines: Engines, place: Place): Promise<string[]> {
  const { webkit, chromium } = engines
  await open(chromium, place)
  await open(webkit, place)
  let differences = await differencesOf(engines, place)
  for (let looks = 1; looks < LOOKS && differences.length > 0; looks += 1) {
    await webkit.settle()
    await chromium.settle()
    differences = await differencesOf(engines, place)
  }
  return [...differences, ...(await cutText({ evaluate: (work) => webkit.inPage(work) }))]
}
