/** The build that runs: the hash in the name of its main file. */
export function buildName(): string {
  const file = document.querySelector<HTMLScriptElement>('script[src*="/js/app."]')?.src ?? ''
  return /app\.([\w-]+)\.js/.exec(file)?.[1] ?? 'development'
}

/** What of a stack is in our files: `/js/app.1a2b3c4d.js:1:2345`. */
export const OWN_FRAME = /(\/(?:js|chunk|assets)\/[\w./-]+:\d+:\d+)/

/** Failures that are no faults of ours: the network, an abort, a call that the page handles itself, and what browsers say of extensions; in name, message or stack. */
export const NO_FAULT =
  /^(ApiError|AbortError|NotAllowedError)\b|ResizeObserver loop|^Script error|extension:\/\//m

/** The path of the page's address: what a route has of it. */
export const shownPath = (): string => window.location.pathname.replace(/[^A-Za-z0-9_/-]/g, '').slice(0, 100)

/** Calls `work` each time the page is left or covered: the last moment at which something can be sent. */
export function whenHidden(work: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') work()
  })
}
