/**
 * Stands behind the drawing: takes away what is not this device's, then asks for the app's scripts. Where something is drawn, after its
 * paint: line and processor are the drawing's until then. A page in the background paints nothing, so that it does not wait.
 */
interface StartOptions {
  /** Scripts that run, in this order. */
  readonly scripts: readonly string[]
  /** Scripts that the app asks for itself, later. */
  readonly ahead: readonly string[]
}

/** Where no picture is painted at all, ms. */
const MAX_WAIT_MS = 500

const root = document.documentElement
const app = document.getElementById('app')
const startOptions = JSON.parse(document.getElementById('ssr-start')?.textContent ?? '{}') as StartOptions

if (root.dataset['ssr'] === 'rejected') {
  if (app) app.textContent = ''
  document.getElementById('ssr-state')?.remove()
  delete root.dataset['ssr']
}

let gone = false

function go(): void {
  if (gone) return
  gone = true
  for (const file of startOptions.ahead) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.href = file
    document.head.append(link)
  }
  for (const file of startOptions.scripts) {
    const script = document.createElement('script')
    script.src = file
    script.async = false
    document.head.append(script)
  }
}

const { leaving } = root.dataset
if (leaving) setTimeout(go, Number(leaving))
else if (!app?.firstChild || document.hidden) go()
else {
  requestAnimationFrame(() => setTimeout(go, 0))
  setTimeout(go, MAX_WAIT_MS)
}

export {}
