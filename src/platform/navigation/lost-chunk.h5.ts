import { toast } from '../feedback/feedback'
import { reportUnopened } from '../feedback/page-code.h5'
import { isHydrationPending } from '../screen/hydration.h5'
import { readText, writeText } from '../storage/storage'
import { isLeaving } from './leaving.h5'
import { returnToShownPage } from './history-position.h5'

/** The files for which this tab has already been reloaded. */
const RELOADED = 'reloadedForChunks'
/**
 * Delay of a reload: if the user has left by typing an address or by the browser's back button, Safari cancels
 * pending loads too, and the document is gone by then, ms.
 */
const LEFT_MS = 1000

interface ChunkError {
  name?: string
  code?: string
  /** The address of the file. */
  request?: string
}

/** Placeholder for a file that an error does not name: an empty text would not be found again in the store. */
const UNNAMED = 'unnamed'

/** The file that failed to load; undefined for any other error. */
export function lostFile(reason: unknown): string | undefined {
  const { name, code, request } = (reason ?? {}) as ChunkError
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' ? request || UNNAMED : undefined
}

/**
 * Whether a reload may help: once per file and tab, as a new version has files with other names. False if
 * nothing can be stored, as then nothing would end a loop.
 */
function mayReload(file: string): boolean {
  const files = readText('session', RELOADED)?.split(' ') ?? []
  return !files.includes(file) && writeText('session', RELOADED, [...files, file].join(' '))
}

let cover: HTMLElement | undefined

/**
 * Reports, once, that a page cannot be opened: over the page still shown, whose address is restored, or in its
 * place.
 */
function reportLost(title: string, toasted: string, text: string): void {
  // a server-rendered page that is not yet hydrated handles no taps
  if (!isHydrationPending() && returnToShownPage()) toast(toasted)
  else if (!cover?.isConnected) cover = reportUnopened(title, text)
}

function recover(file: string): void {
  // a reload would show the browser's own error page
  if (!navigator.onLine) return reportLost('网络已断开', '网络已断开，请稍后再试', '请检查网络设置后再试')
  if (mayReload(file)) {
    const reload = setTimeout(() => window.location.reload(), LEFT_MS)
    window.addEventListener('pagehide', () => clearTimeout(reload))
    return
  }
  // the page cannot be loaded, but home may be
  if (!document.querySelector('.taro_page') && window.location.pathname !== '/')
    return window.location.replace('/')
  reportLost('页面加载失败', '页面加载失败，请稍后再试', '请稍后再试')
}

/**
 * Handles a page's file that no longer exists (a new version was published): Taro's router has changed the
 * address by then but keeps the old page on the screen. One reload loads the new version.
 */
export function mendLostChunks(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const file = lostFile(event.reason)
    if (file === undefined) return
    event.preventDefault()
    if (!isLeaving()) recover(file)
  })
}
