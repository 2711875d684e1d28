import { toast } from '../feedback/feedback'
import { tellUnopened } from '../feedback/page-code.h5'
import { readText, removeText, writeText } from '../storage/storage'
import { isLeaving } from './leaving.h5'
import { returnToStanding } from './standing.h5'

/** Set while a reload for a lost file is under way, so that there is one and not many. */
const MARK = 'reloadedForChunk'
/**
 * So long a reload waits: where the user has left by an address of their own or by the browser's back button, Safari loses what is on its
 * way as it does where the app leaves, and the document is gone by then, ms.
 */
const LEFT_MS = 1000
/** A page that has run this long is whole: the next lost file may reload again, ms. */
const WHOLE_MS = 10_000

interface ChunkError {
  name?: string
  code?: string
}

function isLostChunk(reason: unknown): boolean {
  const { name, code } = (reason ?? {}) as ChunkError
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED'
}

function recover(): void {
  if (!navigator.onLine) {
    // a reload would leave the browser's own error page; the address goes back to the page that is still shown
    if (returnToStanding()) toast('网络已断开，请稍后再试')
    else tellUnopened('网络已断开', '请检查网络设置后再试')
  } else if (readText('session', MARK) === null && writeText('session', MARK, '1')) {
    const reload = setTimeout(() => window.location.reload(), LEFT_MS)
    window.addEventListener('pagehide', () => clearTimeout(reload))
  } else if (!document.querySelector('.taro_page') && window.location.pathname !== '/') {
    // nothing is on the screen at all
    window.location.replace('/')
  } else {
    toast('页面加载失败，请稍后再试')
  }
}

/**
 * A file of a page that is gone (a new version was published): Taro's router has changed the address by then and keeps
 * the old page on the screen. One reload gets the new version.
 */
export function mendLostChunks(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isLostChunk(event.reason)) return
    event.preventDefault()
    if (!isLeaving()) recover()
  })
  setTimeout(() => removeText('session', MARK), WHOLE_MS)
}
