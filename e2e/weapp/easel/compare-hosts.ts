import { startMiniProgram } from '../host/mini-program'
import { compareScreens, type Difference } from '../paint/compare'
import { phoneOf } from '../paint/pair'
import type { ScreenSpec } from '../paint/screens'
import type { Stored, Studio } from '../paint/studio'
import { readTexts } from '../paint/texts'
import type { EaselPhone } from './phone'

interface Sides {
  readonly studio: Studio
  /** Of the person who looks at the screen. */
  readonly phone: EaselPhone
  readonly origin: string
  /** What the device remembers. */
  readonly stored: Stored
}

/** A page may still be changing: it is read again so often. */
const LOOKS = 3

const encoded = (query: ScreenSpec['query']) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)]))

/**
 * One screen in the mini host, painted, and on glass-easel: what stands on one of them alone, or elsewhere (`only mini` is the
 * mini host's, `only h5` that of glass-easel).
 */
export async function compareHosts(
  { studio, phone, origin, stored }: Sides,
  { path, query }: ScreenSpec
): Promise<Difference[]> {
  const app = startMiniProgram({ origin, launch: { path, query: encoded(query) }, phone: phoneOf(stored) })
  try {
    await phone.follow(path, encoded(query))
    let differences: Difference[] = []
    for (let look = 0; look < LOOKS; look += 1) {
      await app.settle()
      await phone.settle()
      const mini = await studio.paint(app)
      const live = await phone.inPage(readTexts, { root: 'body', ownBar: false })
      differences = compareScreens(mini.texts, live, 0, () => false)
      if (differences.length === 0) break
    }
    return differences
  } finally {
    app.end()
  }
}
