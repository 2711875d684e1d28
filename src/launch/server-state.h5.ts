import { VIEW_KEYS } from '@contract/device/view'
import { hydrateReads, type HydratedRead } from '@/api/hydrate'
import { currentChannel } from '@/channels/current'
import { isEntryLoginRunning } from '@/features/session/entry-login-state'
import { holdServerNow, setServerNow } from '@/lib/server-now'
import { isOnline } from '@/platform/device/network'
import {
  afterHydration,
  takeServerState,
  endHydration,
  isHydrationPending
} from '@/platform/screen/hydration.h5'
import { replayEarlyTap } from '@/platform/screen/early-tap.h5'
import { setServerRenderedModules } from '@/platform/screen/lazy-modules.h5'
import { readStored, type StoredKey } from '@/platform/storage/stored-values'
import { readText } from '@/platform/storage/storage'
import { writeViewCookie } from '@/platform/storage/view-cookie.h5'
import { registerPath } from '@/routes/registered-paths'

/** What the server states about its rendering (src/ssr/document.ts). */
interface ServerState {
  /** The member whose page it is; null: a visitor's; undefined: a skeleton, which the page replaces. */
  readonly memberId?: string | null
  /** The server's time, ms since 1970. */
  readonly now: number
  /** The channel whose page it is. */
  readonly channel?: string
  /** The device's stored values it was rendered with; none: a skeleton. */
  readonly device?: Readonly<Record<string, string>>
  readonly lazyModules: readonly string[]
  readonly registeredPages: readonly string[]
  readonly reads: readonly HydratedRead[]
}

/**
 * Stored values that only forms and a few pages show at first: rarely present, and if they are, the page is
 * rendered afresh instead of hydrated.
 */
const SELDOM: readonly StoredKey[] = [
  'feedbackDraft',
  'addressDraft',
  'questionnaireDrafts',
  'loungeCode',
  'assistantTalk',
  'lotteryTk',
  'activeCode'
]

function serverStateBlock(): ServerState | null {
  try {
    return JSON.parse(takeServerState()) as ServerState | null
  } catch {
    return null
  }
}

/** Whether the rendering is for this device's member and channel after launch. */
function isOurs({ memberId, channel = currentChannel().code }: ServerState): boolean {
  const own = readStored('accessToken') === undefined ? null : (readStored('memberId') ?? '')
  return memberId === own && channel === currentChannel().code
}

/**
 * Whether no other tab has changed the choices since the document began (src/ssr/inline/start.ts). Expired
 * values are gone by now and were not rendered; the channel is the one set by launch.
 */
function isStillChosen(device: ServerState['device'] = {}): boolean {
  const isUnchanged = (key: string, now: string | null) => now === null || now === device[key]
  return VIEW_KEYS.every((key) => key === 'channelCode' || isUnchanged(key, readText('device', key)))
}

/** Whether the app's first render equals the server's. */
const canHydrate = (state: ServerState): boolean =>
  isOurs(state) &&
  isStillChosen(state.device) &&
  isOnline() &&
  !isEntryLoginRunning() &&
  readStored('F7IbDJpdSY') !== false &&
  SELDOM.every((key) => readStored(key) === undefined)

/**
 * Takes over the data of a server-rendered page, after launch and before anything is rendered: its reads, and
 * the server's clock, which applies until the page is hydrated. A page that this device would render
 * differently is rendered afresh in its place.
 */
export function hydrateServerState(): void {
  writeViewCookie()
  if (!isHydrationPending()) return
  const state = serverStateBlock()
  afterHydration(replayEarlyTap)
  if (!state || !canHydrate(state)) return endHydration()
  const { now, registeredPages, lazyModules, reads } = state
  registeredPages.forEach(registerPath)
  setServerRenderedModules(lazyModules)
  setServerNow(now)
  holdServerNow(now)
  afterHydration(() => holdServerNow())
  hydrateReads(reads, now)
}
