import { Fragment, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { QueryClient, QueryClientProvider, type Query } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import type { Endpoint } from '@contract/endpoint'
import type { AnswerRead, Screen, ScreenCard, ScreenRead, ScreenRequest } from '@contract/screen'
import { channelAtom } from '@/features/channel/commands'
import { tokenAtom } from '@/features/session/atoms'
import { wechatLoginAddress } from '@/features/session/wechat-login-address'
import { appearanceAtom } from '@/features/appearance/state'
import { chosenCityAtom, placeCityAtom, storedChoice, storedPlaceCity } from '@/features/location/atoms'
import { ThemedShell } from '@/frame/themed-shell'
import { PullDownRefresh } from '@/h5-components/pull-down-refresh'
import { currentChannel } from '@/channels/current'
import { inScope, type RequestScope } from '@/lib/request-scope'
import { readStored } from '@/platform/storage/stored-values'
import { findRoute, type RouteEntry } from '@/routes/table'
import { pageOf } from 'drawn:pages'
import { RouteContext } from './taro'

/** Reads that hang on the answers of others: so often a page is drawn anew at most. */
const MOST_TURNS = 4

/** Nobody is let in by it: the page asks whether there is one. */
const A_TOKEN = 'drawn'

/** What of an endpoint the client's code has (config/endpoint-literals.cjs): the key of its reads. */
const FOR_CLIENT = ['method', 'path', 'inQuery', 'tells', 'touches'] as const

function clientKey([endpoint, ...rest]: readonly unknown[]): readonly unknown[] {
  const given = endpoint as Endpoint
  return [
    Object.fromEntries(FOR_CLIENT.flatMap((name) => (name in given ? [[name, given[name]]] : []))),
    ...rest
  ]
}

function newScope(request: ScreenRequest, answer: AnswerRead): RequestScope {
  const queries = { retry: false, staleTime: Infinity, gcTime: Infinity } as const
  const scope = {
    request,
    answer,
    store: createStore(),
    client: new QueryClient({ defaultOptions: { queries } }),
    parts: new Set<string>(),
    known: new Set<string>(),
    told: {},
    waits: []
  }
  inScope(scope, () => {
    scope.store.set(channelAtom, currentChannel().code)
    scope.store.set(tokenAtom, request.memberId === null ? undefined : A_TOKEN)
    scope.store.set(appearanceAtom, { look: readStored('look'), elder: readStored('elder') === true })
    scope.store.set(placeCityAtom, storedPlaceCity())
    scope.store.set(chosenCityAtom, storedChoice())
  })
  return scope
}

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

const wanted = ({ state, options }: Query): boolean =>
  state.data === undefined && (options as { enabled?: unknown }).enabled !== false

/** Answers what the drawing has asked for; how many were refused. Those are as if never asked: the page asks itself. */
async function answerAll(
  scope: RequestScope,
  refused: Set<string>
): Promise<{ asked: number; failed: number }> {
  const cache = scope.client.getQueryCache()
  const asked = cache.getAll().filter((query) => wanted(query) && !refused.has(query.queryHash))
  const failed = await Promise.all(
    asked.map((query) =>
      query.fetch().then(
        () => 0,
        () => {
          refused.add(query.queryHash)
          return 1
        }
      )
    )
  )
  cache
    .getAll()
    .filter((query) => query.state.status === 'error')
    .forEach((query) => cache.remove(query))
  const waits = scope.waits.splice(0)
  await Promise.all(waits)
  return { asked: asked.length + waits.length, failed: failed.reduce<number>((sum, one) => sum + one, 0) }
}

const readsOf = ({ client }: RequestScope): ScreenRead[] =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): ScreenRead[] =>
      state.data === undefined ? [] : [[clientKey(queryKey), state.data]]
    )

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
  return { title: words, description: words === title ? brand : `${title} · ${brand}`, picture }
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
  html,
  card: cardOf(scope, route.title, html),
  parts: [...scope.parts],
  known: [...scope.known]
})

/** Draws a page, answers what it has asked for, and draws it again with that, until nothing more is asked for. */
export async function drawScreen(request: ScreenRequest, answer: AnswerRead): Promise<Screen> {
  const { route, Page } = found(request.path)
  const scope = newScope(request, answer)
  return inScope(scope, async () => {
    const refused = new Set<string>()
    let failures = 0
    let html = ''
    let turns = 0
    while (turns < MOST_TURNS) {
      html = draw(scope, route, Page)
      turns += 1
      const { asked, failed } = await answerAll(scope, refused)
      failures += failed
      if (asked === 0) break
    }
    const reads = readsOf(scope)
    scope.client.clear()
    return { ...screenOf(scope, route, html), reads, turns, failed: failures }
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
    return { ...screenOf(scope, route, html), reads: [], turns: 1, failed: 0 }
  })
}
