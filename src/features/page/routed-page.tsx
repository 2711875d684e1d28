import { useId, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useDidHide, useDidShow, useRouter } from '@tarojs/taro'
import { withQuery } from '@/lib/query-string'
import { parseQuery } from '@/routes/query'
import { findRoute, type RoutePath, type RouteQuery } from '@/routes/table'
import { goHome } from '@/routes/navigate'
import searchDrawing from '@/ui/drawing/drawings/search.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import { recordPage } from '@/features/visit/visits'
import { useUsualShare } from '@/features/wechat/use-share'
import { OfflineNote } from './components/offline-note'
import { PageErrorBoundary } from './components/page-error'
import { LoginGate } from './login-gate'
import { refreshShown } from './online'
import { PageOverlays } from './page-overlays'
import { VisibleScope } from './visible'

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

function Incomplete({ title }: { title: string }) {
  return (
    <Page title={title}>
      <EmptyState
        drawing={searchDrawing}
        text='链接不完整，找不到要看的内容'
        action={{ text: '回首页看看', onPress: () => void goHome() }}
      />
    </Page>
  )
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
    useUsualShare(route?.share ? { title, path: withQuery(`/${path}`, query) } : undefined)
    let content: ReactNode = <Content query={query} />
    if (missing.length > 0) content = <Incomplete title={title} />
    else if (route?.login) content = <LoginGate title={title}>{content}</LoginGate>
    return (
      <VisibleScope visible={visible}>
        <PageErrorBoundary title={title}>{content}</PageErrorBoundary>
        <PageOverlays path={path} />
        {visible ? <OfflineNote /> : null}
      </VisibleScope>
    )
  }
}
