import { withQuery } from '../../../src/lib/query-string'
import { newMobile } from '../../support/api'
import { startMiniProgram } from '../host/mini-program'
import { newPhone, type Phone } from '../host/phone'
import { compareScreens, type Difference } from './compare'
import { pageWindow, SCREEN } from './page-document'
import type { ScreenSpec } from './screens'
import { storedText, type Shot, type ShotOptions, type Stored, type Studio } from './studio'

/** The same screen on both targets. */
export interface Pair {
  readonly screen: ScreenSpec
  readonly mini: Shot
  readonly h5: Shot
  /** What is not the same on both, though it should be. */
  readonly differences: readonly Difference[]
  /** A site in a web view fills the page, which has no texts of its own. */
  readonly site: boolean
}

export interface PairOptions extends ShotOptions {
  readonly origin: string
  /** The member's. */
  readonly token: string
  /** What else the device remembers: the appearance that was chosen on it. */
  readonly stored?: Stored
  /** Differences that are meant. */
  readonly known: (difference: Difference) => boolean
}

/** A phone that may say where it is, with what it remembers. */
export function phoneOf(stored: Stored): Phone {
  const phone = newPhone(newMobile())
  // as the browser of H5 may
  phone.allows.location = true
  phone.allows.privacy = true
  for (const [name, value] of Object.entries(stored)) phone.store.set(name, JSON.stringify(storedText(value)))
  return phone
}

/** Home's own bar leaves room for the phone's status bar in WeChat; elsewhere a page of its own bar lies under both. */
const CLEAR_BAR = 'pages/privilegeDetail/index'

/** A channel is remembered: one in a link is opened in a browser of its own. */
const browserOf = ({ person, query }: ScreenSpec, stored: Stored) =>
  `${person} ${query['channel'] ?? ''} ${Object.keys(stored).join(' ')}`

/** Opens one screen on both targets, each cold, from a link. */
export async function takePair(studio: Studio, screen: ScreenSpec, options: PairOptions): Promise<Pair> {
  const { origin, known, picture = false } = options
  const session: Stored = screen.person === 'member' ? { accessToken: options.token } : {}
  const stored = { ...options.stored, ...session }
  const { path, query } = screen
  const encoded = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)])
  )
  const app = startMiniProgram({ origin, launch: { path, query: encoded }, phone: phoneOf(stored) })
  try {
    await app.settle()
    const site = app.webAddress !== undefined
    // some pages lead on at once
    const clear = app.path === CLEAR_BAR
    const { hasBar } = pageWindow(app.path)
    const mini = await studio.paint(app, { picture })
    let differences: Difference[] = []
    const h5 = await studio.openH5(
      withQuery(`/${path}`, query),
      { name: browserOf(screen, stored), stored },
      {
        picture,
        height: clear ? SCREEN.height : SCREEN.height - SCREEN.statusBar,
        ownBar: hasBar,
        expected(texts) {
          const lower = hasBar ? -texts.bar : clear ? 0 : SCREEN.statusBar
          differences = compareScreens(mini.texts, texts, lower, known)
          return differences.length === 0 && (site || texts.page.length + texts.over.length > 0)
        }
      }
    )
    if (app.problems.length > 0) throw new Error(`${screen.name}: ${app.problems.join('\n')}`)
    return { screen, mini, h5, differences, site }
  } finally {
    app.end()
  }
}
