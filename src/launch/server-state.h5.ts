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
import { VIEW_KEYS } from '@/platform/storage/view-keys'
import { writeViewCookie } from '@/platform/storage/view-cookie.h5'
import { registerPath } from '@/routes/registered-paths'

/** What the server says of its drawing (src/ssr/document.ts). */
interface ServerState {
  /** The member whose page it is; null: a visitor's; undefined: a skeleton, in whose place the page is drawn. */
  readonly memberId?: string | null
  /** The server's time, ms since 1970. */
  readonly now: number
  /** The channel whose page it is. */
  readonly channel?: string
  /** What of the device it was drawn with; none: a skeleton. */
  readonly device?: Readonly<Record<string, string>>
  readonly lazyModules: readonly string[]
  readonly registeredPages: readonly string[]
  readonly reads: readonly HydratedRead[]
}

/** What forms and single pages show from the device at first: seldom there, and then the page is drawn anew in the drawing's place. */
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

/** Whether the drawing is of this device's member and channel, as launch has left them. */
function isOurs({ memberId, channel = currentChannel().code }: ServerState): boolean {
  const own = readStored('accessToken') === undefined ? null : (readStored('memberId') ?? '')
  return memberId === own && channel === currentChannel().code
}

/**
 * Whether no other tab has chosen anything else since the document began (src/ssr/inline/start.ts). What has run out is gone by now,
 * and was not drawn; the channel is as launch has left it.
 */
function isStillChosen(device: ServerState['device'] = {}): boolean {
  const isUnchanged = (key: string, now: string | null) => now === null || now === device[key]
  return VIEW_KEYS.every((key) => key === 'channelCode' || isUnchanged(key, readText('device', key)))
}

/** Whether the app draws at first what the server drew. */
const canHydrate = (state: ServerState): boolean =>
  isOurs(state) &&
  isStillChosen(state.device) &&
  isOnline() &&
  !isEntryLoginRunning() &&
  readStored('F7IbDJpdSY') !== false &&
  SELDOM.every((key) => readStored(key) === undefined)

/**
 * Takes what came with a page that the server drew, after launch and before anything is drawn: what was read for it, and the server's
 * clock, which stands until the page is taken over. A page that this device would draw otherwise is drawn anew in its place.
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
