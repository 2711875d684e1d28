import { someOf } from '../../../__tests__/support/depth'
import { newMobile } from '../../support/api'
import { startServer, type RunningServer } from '../../support/built-server'
import { transcriptPair } from '../../support/transcripts'
import { startMiniProgram } from '../host/mini-program'
import { newPhone } from '../host/phone'
import { makeMember } from '../paint/member'
import type { ScreenSpec } from '../paint/screens'
import { storedText } from '../paint/studio'
import { HEARD_MOBILE, heardScreens } from '../../support/heard-screens'
import { unheardPictures } from './pictures'
import { faultsIn } from './stops'
import { transcriptOf } from './transcript'

/** Of its own: the first member of the demo buys the last piece of something, which would be heard too. */
let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** Opens a screen cold, from a link, on a phone that may say where it is. */
async function hear({ person, path, query }: ScreenSpec, token: string) {
  const phone = newPhone(newMobile())
  phone.allows.location = true
  phone.allows.privacy = true
  if (person === 'member') phone.store.set('accessToken', JSON.stringify(storedText(token)))
  const encoded = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)])
  )
  const app = startMiniProgram({ origin: server.origin, launch: { path, query: encoded }, phone })
  try {
    await app.settle()
    const { root } = app.page.screen
    const heard = `${app.title}，标题栏${app.path === path ? '' : `（${app.path}）`}\n${transcriptOf(root)}`
    return { heard, faults: [...faultsIn(root), ...unheardPictures(root), ...app.problems] }
  } finally {
    app.end()
  }
}

test('every page is heard as it is written down, and each control and picture on it has its words', async () => {
  const things = await makeMember(server.origin, HEARD_MOBILE)
  const faults: string[] = []
  const heard: Record<string, string> = {}
  const stored: Record<string, string> = {}
  for (const screen of someOf(heardScreens(things), 12)) {
    const now = await hear(screen, things.token)
    faults.push(...now.faults.map((fault) => `${screen.path}: ${fault}`))
    const pair = transcriptPair('weapp', screen.name, now.heard)
    heard[screen.name] = pair.now
    stored[screen.name] = pair.stored
  }
  expect(faults).toEqual([])
  expect(heard).toEqual(stored)
})
