/**
 * Runs after the rendered markup: removes it if it does not match this device, then loads the app's scripts. If
 * something is shown, only after its paint: until then network and processor belong to it. A page in the
 * background paints nothing, so it does not wait.
 */
interface StartOptions {
  /** Scripts to run, in this order. */
  readonly scripts: readonly string[]
  /** Scripts that the app loads itself, later. */
  readonly ahead: readonly string[]
}

/** Limit if nothing is painted at all, ms. */
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
