/** A page as represented in Taro's router (config/taro-plugin-slim/other-pages.cjs). */
interface Route {
  readonly path: string
  readonly load?: (context: object, params: object) => readonly [code: Promise<unknown>, ...rest: unknown[]]
}

/**
 * Fetches the code of a page that the app is about to open by itself, while it still waits for something else.
 * A failure is reported when the page is opened. Does nothing until the list of pages has loaded.
 */
export function fetchPage(path: string): void {
  const { routes = [] } =
    (window as { __taroAppConfig?: { routes?: readonly Route[] } }).__taroAppConfig ?? {}
  const page = routes.find((route) => route.path === path)
  page?.load?.({}, {})[0].catch(() => undefined)
}
