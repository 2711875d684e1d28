import { toast } from '../feedback/feedback'
import { reportUnopened } from '../feedback/page-code.h5'
import { isHydrationPending } from '../screen/hydration.h5'
import { readText, writeText } from '../storage/storage'
import { isLeaving } from './leaving.h5'
import { returnToShownPage } from './history-position.h5'

/** Names the files for which this tab was reloaded already. */
const RELOADED = 'reloadedForChunks'
/**
 * So long a reload waits: where the user has left by an address of their own or by the browser's back button, Safari loses what is on its
 * way as it does where the app leaves, and the document is gone by then, ms.
 */
const LEFT_MS = 1000

interface ChunkError {
  name?: string
  code?: string
  /** The address of the file. */
  request?: string
}

/** Stands for a file that an error does not name: an empty text would not be found again in what is stored. */
const UNNAMED = 'unnamed'

/** The file that could not be had; undefined for any other error. */
function lostFile(reason: unknown): string | undefined {
  const { name, code, request } = (reason ?? {}) as ChunkError
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' ? request || UNNAMED : undefined
}

/**
 * Whether a reload may bring the file: once for each file and tab, as a new version has files of other names. False where
 * nothing can be stored, and so nothing would end a loop.
 */
function mayReload(file: string): boolean {
  const files = readText('session', RELOADED)?.split(' ') ?? []
  return !files.includes(file) && writeText('session', RELOADED, [...files, file].join(' '))
}

let cover: HTMLElement | undefined

/** Says, once, that a page cannot be opened: over the page that is still shown, whose address comes back, or in its place. */
function reportLost(title: string, toasted: string, text: string): void {
  // a page that the server drew and that has not started hears no tap
  if (!isHydrationPending() && returnToShownPage()) toast(toasted)
  else if (!cover?.isConnected) cover = reportUnopened(title, text)
}

function recover(file: string): void {
  // a reload would leave the browser's own error page
  if (!navigator.onLine) return reportLost('网络已断开', '网络已断开，请稍后再试', '请检查网络设置后再试')
  if (mayReload(file)) {
    const reload = setTimeout(() => window.location.reload(), LEFT_MS)
    window.addEventListener('pagehide', () => clearTimeout(reload))
    return
  }
  // the page cannot be had, while home may
  if (!document.querySelector('.taro_page') && window.location.pathname !== '/')
    return window.location.replace('/')
  reportLost('页面加载失败', '页面加载失败，请稍后再试', '请稍后再试')
}

/**
 * A file of a page that is gone (a new version was published): Taro's router has changed the address by then and keeps
 * the old page on the screen. One reload gets the new version.
 */
export function mendLostChunks(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const file = lostFile(event.reason)
    if (file === undefined) return
    event.preventDefault()
    if (!isLeaving()) recover(file)
  })
}
