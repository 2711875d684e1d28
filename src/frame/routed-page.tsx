import { useEffect, useId, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useDidHide, useDidShow, useRouter } from '@tarojs/taro'
import { withQuery } from '@/lib/query-string'
import { pageStands } from '@/platform/screen/first-screen'
import { parseQuery } from '@/routes/query'
import { findRoute, type RoutePath, type RouteQuery } from '@/routes/table'
import { recordPage } from '@/features/visit/visits'
import { ShareScope, usePageShare, useUsualShare } from '@/features/wechat/use-share'
import { IncompleteLink } from './components/incomplete-link'
import { OfflineNote } from './components/offline-note'
import { PageErrorBoundary } from './components/page-error'
import { LoginGate } from '@/features/session/login-gate'
import { refreshShown } from './online'
import { PageOverlays } from './page-overlays'
import { VisibleScope } from '@/ui/visible/page-hooks'

export interface PageProps<P extends RoutePath> {
  /** The page's parameters, typed by the routes table. */
  readonly query: RouteQuery<P>
}

/** Whether the page is shown. Each showing is a page view; coming back refreshes what is old by then. */
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

/** The link of a page with those of its parameters that a friend gets too. */
function sharedLink(path: RoutePath, query: object): string {
  const shared = new Set<string>(findRoute(path)?.share)
  return withQuery(`/${path}`, Object.fromEntries(Object.entries(query).filter(([name]) => shared.has(name))))
}

/**
 * A page of the routes table as Taro mounts it: parses its parameters, says so when one is missing, asks for the login
 * where the table says it needs one, records that it was shown, survives a fault in it, and carries the login pop-up.
 */
export function routedPage<P extends RoutePath>(path: P, Content: ComponentType<PageProps<P>>) {
  const route = findRoute(path)
  const title = route?.title ?? ''
  return function RoutedPage() {
    const { params } = useRouter()
    const visible = useShown(path)
    const { query, missing } = useMemo(() => parseQuery(path, params), [params])
    useEffect(pageStands, [])
    const usual = { title, path: sharedLink(path, query) }
    const said = usePageShare(usual, route?.share !== undefined)
    useUsualShare(route?.share ? usual : undefined, said)
    let content: ReactNode = <Content query={query} />
    if (missing.length > 0) content = <IncompleteLink title={title} />
    else if (route?.login) content = <LoginGate title={title}>{content}</LoginGate>
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
