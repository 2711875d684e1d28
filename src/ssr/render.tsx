import { Fragment, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import type { AnswerRead, RenderedPage, LinkPreview, RenderRequest } from '@contract/ssr'
import { isArrival } from '@/features/partner/arrivals'
import { wechatLoginAddress } from '@/features/session/wechat-login-address'
import { ThemedShell } from '@/frame/themed-shell'
import { PullDownRefresh } from '@/h5-components/pull-down-refresh'
import { currentChannel } from '@/channels/current'
import { inScope, type RequestScope } from '@/lib/request-scope'
import { findRoute, type RouteEntry } from '@/routes/table'
import { pageOf } from 'ssr:pages'
import { ReadRecorder, prefetch, forgetPrefetch, rememberPrefetch } from './prefetch'
import { newScope } from './new-scope'
import { PageReads } from './reads'
import { RouteContext } from './taro-stand-in'

/** Upper limit of render passes for a page whose reads depend on the responses of others. */
const MAX_PASSES = 4

/** The id that the router gives to the first page. */
const elementId = ({ address }: RenderRequest): string => `${decodeURI(new URL(address).pathname)}?stamp=AA`

/** As Taro passes parameters on H5: pages decode them themselves. */
const encodedQuery = (query: RenderRequest['query']): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)]))

/**
 * The markup of `#app`, as the app mounts its first page (config/taro-plugin-slim/modules/react-runtime.js).
 */
function renderMarkup(scope: RequestScope, route: RouteEntry, Page: ComponentType): string {
  const { request } = scope
  const page = route.pullDown ? (
    <PullDownRefresh>
      <Page />
    </PullDownRefresh>
  ) : (
    <Page />
  )
  const element = (
    <div key='page' id={elementId(request)} className='taro_page taro_page_show taro_page_stationed'>
      {page}
    </div>
  )
  return renderToString(
    <Provider store={scope.store}>
      <QueryClientProvider client={scope.client}>
        <ThemedShell>
          <RouteContext.Provider value={{ path: `/${request.path}`, params: encodedQuery(request.query) }}>
            <Fragment>{[element]}</Fragment>
          </RouteContext.Provider>
        </ThemedShell>
      </QueryClientProvider>
    </Provider>
  )
}

function pageFor(path: string): { route: RouteEntry; Page: ComponentType } {
  const route = findRoute(path)
  const Page = pageOf(path)
  if (!route || !Page) throw new Error(`No page: ${path}`)
  return { route, Page }
}

const PICTURE = /<img[^>]*\ssrc="(\/assets\/[^"]+)"/

/** What the rendered page tells recipients of its link. */
function linkPreviewOf({ linkPreview: report }: RequestScope, title: string, html: string): LinkPreview {
  const [, picture = ''] = PICTURE.exec(html) ?? []
  const brand = currentChannel().name
  const heading = report.title ?? title
  const descriptionParts = heading === title || title === brand ? [brand] : [title, brand]
  return { title: heading, description: descriptionParts.join(' · '), picture }
}

/** As launch will decide it, except for what only the device knows (src/ssr/inline/wechat.ts). */
const redirectsToWechat = (
  { platform, inMiniProgram, memberId }: RenderRequest,
  { exempt }: RouteEntry
): boolean => platform === 'wx' && !inMiniProgram && memberId === null && !exempt

const renderedPageOf = (scope: RequestScope, route: RouteEntry, html: string) => ({
  request: scope.request,
  title: route.title,
  wechatLogin: redirectsToWechat(scope.request, route) ? wechatLoginAddress() : undefined,
  leavesFrame: isArrival(route.path),
  html,
  linkPreview: linkPreviewOf(scope, route.title, html),
  lazyModules: [...scope.lazyModules],
  registeredPages: [...scope.registeredPages]
})

/**
 * Renders a page, answers its reads, and renders it again with the responses, until it requests nothing more.
 */
export async function renderPage(request: RenderRequest, answer: AnswerRead): Promise<RenderedPage> {
  const { route, Page } = pageFor(request.path)
  const recorder = new ReadRecorder(answer)
  const scope = newScope(request, recorder.read)
  return inScope(scope, async () => {
    const reads = new PageReads(scope)
    const isPrefetched = await prefetch(request, scope.client, recorder.read)
    let html = ''
    let passes = 0
    let renderMs = 0
    for (;;) {
      const began = performance.now()
      html = renderMarkup(scope, route, Page)
      renderMs += performance.now() - began
      passes += 1
      if (isPrefetched && passes === 1 && reads.hasUnrequested) forgetPrefetch(request)
      if (passes === MAX_PASSES || !(await reads.answerAll())) break
      // a read that was refused just now would be missing for all who come later
      if (!isPrefetched && passes === 1 && reads.failed === 0)
        rememberPrefetch(request, reads.repeatable(recorder))
    }
    const report = { reads: reads.dehydrate(), passes, renderMs, failed: reads.failed }
    scope.client.clear()
    return { ...renderedPageOf(scope, route, html), ...report }
  })
}

const NO_ANSWER: AnswerRead = () => Promise.reject(new Error('A skeleton asks for nothing'))

/** Renders a page as it is before any response. */
export function renderSkeleton(request: RenderRequest): RenderedPage {
  const { route, Page } = pageFor(request.path)
  const scope = newScope(request, NO_ANSWER)
  return inScope(scope, () => {
    const html = renderMarkup(scope, route, Page)
    scope.client.clear()
    return { ...renderedPageOf(scope, route, html), reads: [], passes: 1, renderMs: 0, failed: 0 }
  })
}
