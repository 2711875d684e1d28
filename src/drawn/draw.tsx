import { Fragment, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import type { AnswerRead, Screen, ScreenCard, ScreenRequest } from '@contract/screen'
import { isArrival } from '@/features/partner/arrivals'
import { wechatLoginAddress } from '@/features/session/wechat-login-address'
import { ThemedShell } from '@/frame/themed-shell'
import { PullDownRefresh } from '@/h5-components/pull-down-refresh'
import { currentChannel } from '@/channels/current'
import { inScope, type RequestScope } from '@/lib/request-scope'
import { findRoute, type RouteEntry } from '@/routes/table'
import { pageOf } from 'drawn:pages'
import { Answers, foresee, forgetFirst, rememberFirst } from './foreseen'
import { newScope } from './new-scope'
import { ReadsOfDrawing } from './reads'
import { RouteContext } from './taro'

/** Reads that hang on the answers of others: so often a page is drawn anew at most. */
const MOST_TURNS = 4

/** The id that the router gives to the first page. */
const elementId = ({ address }: ScreenRequest): string => `${decodeURI(new URL(address).pathname)}?stamp=AA`

/** As Taro hands parameters over on H5: pages decode them themselves. */
const written = (query: ScreenRequest['query']): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)]))

/** The markup of `#app`, as the app mounts its first page (config/h5-slim/react-runtime.js). */
function draw(scope: RequestScope, route: RouteEntry, Page: ComponentType): string {
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
          <RouteContext.Provider value={{ path: `/${request.path}`, params: written(request.query) }}>
            <Fragment>{[element]}</Fragment>
          </RouteContext.Provider>
        </ThemedShell>
      </QueryClientProvider>
    </Provider>
  )
}

function found(path: string): { route: RouteEntry; Page: ComponentType } {
  const route = findRoute(path)
  const Page = pageOf(path)
  if (!route || !Page) throw new Error(`No page: ${path}`)
  return { route, Page }
}

const PICTURE = /<img[^>]*\ssrc="(\/assets\/[^"]+)"/

/** What the drawn page says of itself to who gets its link. */
function cardOf({ told }: RequestScope, title: string, html: string): ScreenCard {
  const [, picture = ''] = PICTURE.exec(html) ?? []
  const brand = currentChannel().name
  const words = told.words ?? title
  const of = words === title || title === brand ? [brand] : [title, brand]
  return { title: words, description: of.join(' · '), picture }
}

/** As launch will decide it, but for what the device alone knows (src/drawn/inline/wechat.ts). */
const goesToWechat = (
  { platform, inMiniProgram, memberId }: ScreenRequest,
  { exempt }: RouteEntry
): boolean => platform === 'wx' && !inMiniProgram && memberId === null && !exempt

const screenOf = (scope: RequestScope, route: RouteEntry, html: string) => ({
  request: scope.request,
  title: route.title,
  wechatLogin: goesToWechat(scope.request, route) ? wechatLoginAddress() : undefined,
  leavesFrame: isArrival(route.path),
  html,
  card: cardOf(scope, route.title, html),
  parts: [...scope.parts],
  known: [...scope.known]
})

/** Draws a page, answers what it has asked for, and draws it again with that, until nothing more is asked for. */
export async function drawScreen(request: ScreenRequest, answer: AnswerRead): Promise<Screen> {
  const { route, Page } = found(request.path)
  const answers = new Answers(answer)
  const scope = newScope(request, answers.ask)
  return inScope(scope, async () => {
    const reads = new ReadsOfDrawing(scope)
    const isForeseen = await foresee(request, scope.client, answers.ask)
    let html = ''
    let turns = 0
    let drawMs = 0
    for (;;) {
      const began = performance.now()
      html = draw(scope, route, Page)
      drawMs += performance.now() - began
      turns += 1
      if (isForeseen && turns === 1 && reads.hasUnasked) forgetFirst(request)
      if (turns === MOST_TURNS || !(await reads.answerAll())) break
      if (!isForeseen && turns === 1) rememberFirst(request, reads.known(answers))
    }
    const told = { reads: reads.told(), turns, drawMs, failed: reads.failed }
    scope.client.clear()
    return { ...screenOf(scope, route, html), ...told }
  })
}

const NO_ANSWER: AnswerRead = () => Promise.reject(new Error('A skeleton asks for nothing'))

/** Draws a page as it stands before any answer. */
export function drawSkeleton(request: ScreenRequest): Screen {
  const { route, Page } = found(request.path)
  const scope = newScope(request, NO_ANSWER)
  return inScope(scope, () => {
    const html = draw(scope, route, Page)
    scope.client.clear()
    return { ...screenOf(scope, route, html), reads: [], turns: 1, drawMs: 0, failed: 0 }
  })
}
