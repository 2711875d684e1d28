/** What runs inside the page: each of these is sent there alone, so it names nothing from outside of it. */

/** What the page looks like from outside, once it rests. */
export interface Sight {
  readonly title: string
  /** All that can be read, without blanks. */
  readonly text: string
  readonly busy: boolean
  /** The drawn first screen, or the sign of a loading, lies over everything. */
  readonly veiled: boolean
  /** A session that ran out is not begun again yet, nor ended: the member is still known, the token is not. */
  readonly between: boolean
  /** A site stands in a frame: its words are not the page's. */
  readonly framed: boolean
  /** A page of the app stands, and not only what the server drew of it. */
  readonly paged: boolean
  /** Something is over the page that takes a step back. */
  readonly overlays: number
  /** Names of what can be pressed, in the order of the document. */
  readonly names: readonly string[]
  /** Placeholders of the fields that can be typed into. */
  readonly fields: readonly string[]
  /** Changes with whatever changes on the page. */
  readonly print: string
}

/**
 * Looks at the page. What is pressed gets its place among the names as `data-maze`. Undefined while the document that comes has
 * no body yet.
 */
export function lookAround(): Sight | undefined {
  // the library says that there is always one: not before the parser has come to it
  if ((document.body as HTMLElement | null) === null) return undefined
  const shown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(shown)
  const area: ParentNode = dialogs.at(-1) ?? document.body
  const pressed =
    'button, a[href], [role=button], [role=link], [role=tab], [role=radio], [role=checkbox], [role=switch], [role=option]'
  document.querySelectorAll('[data-maze]').forEach((element) => element.removeAttribute('data-maze'))
  const names = [...area.querySelectorAll<HTMLElement>(pressed)]
    .filter((element) => shown(element) && element.ariaDisabled !== 'true' && !element.matches(':disabled'))
    .map((element, place) => {
      element.dataset['maze'] = String(place)
      return element.ariaLabel ?? element.innerText
    })
  const fields = [...area.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
    (field) => shown(field) && !field.disabled && field.type !== 'file'
  )
  // neither an empty page nor the browser's own about a lost network has a store
  const kept = (key: string) =>
    window.location.protocol.startsWith('http') && localStorage.getItem(key) !== null
  const text = document.body.innerText.replace(/\s/g, '')
  const { overlays = 0 } = (window.history.state ?? {}) as { overlays?: number }
  return {
    title: document.title,
    text,
    busy: [...document.querySelectorAll('[role=status][aria-busy=true]')].some(shown),
    veiled: document.querySelector('body > div:not(#app) > [role=status]') !== null,
    overlays,
    names,
    fields: fields.map(({ placeholder }) => placeholder).filter(Boolean),
    between: kept('memberId') && !kept('accessToken'),
    framed: [...document.querySelectorAll('iframe')].some(shown),
    paged: [...document.querySelectorAll<HTMLElement & { __isReady?: boolean }>('#app > .taro_page')].some(
      ({ __isReady }) => __isReady
    ),
    print: `${window.location.href} ${overlays} ${dialogs.length} ${text.length} ${names.length}`
  }
}

/** The middle of what has this number, where a finger hits it and nothing that lies over it. */
export function pointOf(place: number): readonly [x: number, y: number] | undefined {
  const element = document.querySelector<HTMLElement>(`[data-maze="${place}"]`)
  if (!element) return undefined
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2] as const
  const hit = document.elementFromPoint(x, y)
  return hit && (element.contains(hit) || hit.contains(element)) ? [x, y] : undefined
}

/** Everything that the page holds, by place: its document, what it has stored, and what it remembers of the server's answers. */
export function everythingHeld(): Record<string, string> {
  const dump = (area: Storage) =>
    Object.entries(area)
      .map(([key, value]) => `${key}=${String(value)}`)
      .join('\n')
  const inputs = [...document.querySelectorAll('input, textarea')].map(
    (field) => (field as HTMLInputElement).value
  )
  // React keeps its tree on the nodes; the cache is what its provider at the top was given
  interface Fiber {
    readonly return: Fiber | null
    readonly memoizedProps?: {
      client?: { getQueryCache?: () => { getAll(): { state: { data: unknown } }[] } }
    } | null
  }
  const cached = () => {
    for (const node of document.querySelectorAll('#app *')) {
      const key = Object.keys(node).find((name) => name.startsWith('__reactFiber'))
      if (key === undefined) continue
      let fiber = (node as unknown as Record<string, Fiber | null>)[key] ?? null
      for (; fiber; fiber = fiber.return) {
        const cache = fiber.memoizedProps?.client?.getQueryCache?.()
        if (cache) return JSON.stringify(cache.getAll().map(({ state }) => state.data ?? null))
      }
    }
    return 'no cache'
  }
  return {
    'the page': document.documentElement.outerHTML,
    'a field': inputs.join('\n'),
    localStorage: dump(localStorage),
    sessionStorage: dump(sessionStorage),
    'the cache of reads': cached()
  }
}
