/** A page as Taro's router has it (config/taro-plugin-slim/other-pages.cjs). */
interface Route {
  readonly path: string
  readonly load?: (context: object, params: object) => readonly [code: Promise<unknown>, ...rest: unknown[]]
}

/**
 * Fetches the code of a page to which the app is about to go by itself, while it still waits for something else. A failure is told when
 * the page is opened. Nothing happens as long as the list of pages has not come.
 */
export function fetchPage(path: string): void {
  const { routes = [] } =
    (window as { __taroAppConfig?: { routes?: readonly Route[] } }).__taroAppConfig ?? {}
  const page = routes.find((route) => route.path === path)
  page?.load?.({}, {})[0].catch(() => undefined)
}
