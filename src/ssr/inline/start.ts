import { VIEW_KEYS } from '../../../contract/device/view'
import { leaveFrame } from '../../platform/navigation/frame.h5'
import { returnFromPaying } from '../../platform/payment/pay-return.h5'
import { leaveForWechat } from './wechat'

/**
 * Runs before the rendered markup: decides whether it matches this device, and keeps a tap that comes too
 * early. Markup that does not match is not shown, and the app renders the page as if there had been none.
 */
interface StartOptions {
  /** The member whose page it is; null: a visitor's. */
  readonly memberId?: string | null
  /**
   * The device's stored values it was rendered with; none: a skeleton, which is the same for all devices of its
   * channel.
   */
  readonly device?: Readonly<Record<string, string>>
  /** The channel of a skeleton. */
  readonly channel?: string
  /** Address of WeChat's login, if a visitor in WeChat's browser should be sent there. */
  readonly wechatLogin?: string
  /** Partners send their users back to this page. */
  readonly leavesFrame?: true
}

/**
 * A browser that was leaving but is still here after this time is staying, ms (login: as
 * src/platform/navigation/address.h5.ts).
 */
const STILL_HERE_MS = { login: 10_000, frame: 10_000, stepBack: 3000 }

const root = document.documentElement
const startOptions = JSON.parse(document.getElementById('ssr-start')?.textContent ?? '{}') as StartOptions

function stored(key: string): string | null {
  return localStorage.getItem(key)
}

function live(key: string): unknown {
  const { v, e } = JSON.parse(stored(key) ?? '{}') as { v?: unknown; e?: number | null }
  return typeof e === 'number' && e <= Date.now() ? undefined : v
}

function wearLook(): void {
  const [look] = /light|dark/.exec(stored('look') ?? '') ?? []
  if (!look) return
  root.classList.add(`theme-${look}`)
  document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta) => {
    meta.content = look === 'dark' ? '#101116' : '#F5F5F7'
  })
}

function isTheirs(): boolean {
  const { device, memberId, channel } = startOptions
  if (!device) return [undefined, channel].includes(live('channelCode') as string | undefined)
  const member = live('accessToken') === undefined ? null : live('memberId')
  return member === memberId && VIEW_KEYS.every((key) => stored(key) === (device[key] ?? null))
}

/** Runs code that reads the device's storage: a device that stores nothing counts as a visitor's. */
function tryTo(work: () => void): void {
  try {
    work()
  } catch {
    // refused by the browser
  }
}

/** The app does not start here, or only where the browser never leaves (load.ts). */
function leave(way: keyof typeof STILL_HERE_MS): void {
  root.dataset['leaving'] = String(STILL_HERE_MS[way])
}

tryTo(() => {
  wearLook()
  const theirs = isTheirs()
  if (!theirs) root.dataset['ssr'] = 'rejected'
  if (startOptions.leavesFrame && leaveFrame()) leave('frame')
  else if (returnFromPaying()) leave('stepBack')
  else if (theirs && startOptions.wechatLogin && leaveForWechat(startOptions.wechatLogin)) leave('login')
})

// left before the app had loaded and restored from the browser's memory: another member may be logged in by now
window.addEventListener('pageshow', ({ persisted }) =>
  tryTo(() => {
    if (!persisted || !document.getElementById('ssr-state') || isTheirs()) return
    root.dataset['ssr'] = 'rejected'
    location.reload()
  })
)

document.addEventListener(
  'click',
  ({ target, clientX, clientY }) => {
    if (!document.getElementById('ssr-state')) return
    if (target instanceof Element && target.closest('a')) return
    ;(window as { earlyTap?: readonly [number, number] }).earlyTap = [clientX, clientY]
  },
  true
)
