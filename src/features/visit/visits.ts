import { whenIdle } from '@/platform/device/idle'

/** One event to record; place and user are added when it is sent. `path` is a route without its query. */
export type VisitEvent =
  | { readonly kind: 'uv'; readonly path: string }
  | { readonly kind: 'visit'; readonly path: string; readonly scene: number }
  | { readonly kind: 'pv'; readonly path: string; readonly from: string }
  | {
      readonly kind: 'interactionPv'
      readonly path: string
      readonly action: string
      readonly target?: string
    }

let waiting: VisitEvent[] = []
let scheduled = false
let shown = { page: '', path: '' }

async function flush(): Promise<void> {
  scheduled = false
  const events = waiting
  waiting = []
  try {
    const { sendVisits } = await import(/* webpackChunkName: "background" */ './send-visits')
    await sendVisits(events)
  } catch {
    // a failed record is ignored: it must trouble neither the user nor the network
  }
}

function record(event: VisitEvent): void {
  waiting.push(event)
  if (scheduled) return
  scheduled = true
  whenIdle(() => void flush())
}

/** The app was opened or shown again; the first time after a start counts as the device's daily visit. */
export function recordVisit(path: string, scene: number, first: boolean): void {
  if (first) record({ kind: 'uv', path })
  record({ kind: 'visit', path, scene })
}

/** A page is shown: a page view, unless the same one was already shown. `page` identifies its instance. */
export function recordPage(path: string, page: string): void {
  if (shown.page === page) return
  record({ kind: 'pv', path, from: shown.path })
  shown = { page, path }
}

/** Another panel of home is shown. */
export function recordPanel(homePath: string, panel: string): void {
  const path = `${homePath}/${panel}`
  record({ kind: 'pv', path, from: shown.path })
  shown = { ...shown, path }
}

/** Something on the page was used: `action` in a word (`receive`, `copy`), `target` an id. */
export function recordInteraction(action: string, target?: string): void {
  record({ kind: 'interactionPv', path: shown.path, action, ...(target ? { target } : {}) })
}
