import { useId, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { withQuery } from '@/lib/query-string'
import { parseQuery } from '@/routes/query'
import { registerPath } from '@/routes/registered-paths'
import type { RouteEntry, RouteOf, RoutePath, RouteQuery } from '@/routes/table'
import { recordPage } from '@/features/visit/visits'
import { ShareScope, usePageShare, useUsualShare } from '@/features/wechat/use-share'
import { IncompleteLink } from './components/incomplete-link'
import { OfflineNote } from './components/offline-note'
import { PageErrorBoundary } from './components/page-error'
import { LoginGate } from '@/features/session/login-gate'
import { refreshShown } from './online'
import { useOwnParameters } from './own-parameters'
import { PageOverlays } from './page-overlays'
import { VisibleScope } from '@/ui/visible/page-hooks'

export interface PageProps<P extends RoutePath> {
  /** The page's parameters, typed by the routes table. */
  readonly query: RouteQuery<P>
}

/**
 * Whether the page is shown. Each time it is shown counts as a page view; coming back refreshes stale reads.
 */
function useShown(path: RoutePath): boolean {
  const page = useId()
  const before = useRef(false)
  const [visible, setVisible] = useState(true)
  useDidShow(() => {
    setVisible(true)
    recordPage(path, page)
    if (before.current) refreshShown()
    before.current = true
  })
  useDidHide(() => setVisible(false))
  return visible
}

/** The link of a page with those of its parameters that may be shared. */
function sharedLink({ path, share }: RouteEntry, query: object): string {
  const shared = new Set(share)
  return withQuery(`/${path}`, Object.fromEntries(Object.entries(query).filter(([name]) => shared.has(name))))
}

/**
 * A page of the routes table as mounted by Taro: parses its parameters, shows a message if one is missing,
 * requires a login if the table says so, records the page view, contains errors in the page, and holds the
 * login pop-up.
 */
export function routedPage<P extends RoutePath>(route: RouteOf<P>, Content: ComponentType<PageProps<P>>) {
  const { path, title, share, login } = route
  const nav = route.customNav ? 'custom' : 'auto'
  registerPath(path)
  return function RoutedPage({ tid }: { tid?: string }) {
    const params = useOwnParameters(tid)
    const visible = useShown(path)
    const { query, missing } = useMemo(() => parseQuery(route.query, params), [params])
    const usual = { title, path: sharedLink(route, query) }
    const said = usePageShare(usual, share !== undefined)
    useUsualShare(share ? usual : undefined, said)
    let content: ReactNode = <Content query={query as RouteQuery<P>} />
    if (missing.length > 0) content = <IncompleteLink title={title} />
    else if (login)
      content = (
        <LoginGate title={title} nav={nav}>
          {content}
        </LoginGate>
      )
    return (
      <VisibleScope visible={visible}>
        <ShareScope value={said}>
          <PageErrorBoundary title={title}>{content}</PageErrorBoundary>
        </ShareScope>
        <PageOverlays path={path} />
        {visible ? <OfflineNote /> : null}
      </VisibleScope>
    )
  }
}
