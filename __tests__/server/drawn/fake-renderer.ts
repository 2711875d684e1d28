/** A renderer that draws what it was given, so that a test sees whose it is. */
import type { Renderer, Screen, ScreenRequest } from '../../../contract/screen'
import { cardEndpoints } from '../../../contract/card/endpoints'
import { memberEndpoints } from '../../../contract/member/endpoints'

const PAGES = ['pages/index/index', 'pages/market/index', 'pages-my/orderList/index']

export interface FakeRenderer extends Renderer {
  /** What was to be drawn, in order. */
  readonly drawn: ScreenRequest[]
  /** What happens instead of a drawing, while it is set. */
  instead: ((request: ScreenRequest) => Promise<Screen>) | undefined
  /** The skeleton throws, too. */
  broken: boolean
}

export const screenOf = (request: ScreenRequest, over: Partial<Screen> = {}): Screen => ({
  request,
  html: 'drawn',
  reads: [],
  title: '',
  card: { title: '', description: '', picture: '' },
  parts: [],
  known: [],
  wechatLogin: undefined,
  turns: 1,
  failed: 0,
  ...over
})

/** Reads what home shows and, for a member, who that is. */
export function fakeRenderer(): FakeRenderer {
  const drawn: ScreenRequest[] = []
  const fake: FakeRenderer = {
    drawn,
    instead: undefined,
    broken: false,
    pathOf(address) {
      const bare = address.replace(/^\/+|\/+$/g, '') || 'pages/index'
      return PAGES.find((page) => page === bare || page === `${bare}/index`)
    },
    parametersOf: () => ['keyword', 'code', 'token'],
    async draw(request, answer) {
      drawn.push(request)
      if (fake.instead) return fake.instead(request)
      const wanted = request.memberId === null ? cardEndpoints.indexConfig : memberEndpoints.getMyMemberInfo
      return screenOf(request, { reads: [[[wanted.path], await answer(wanted, {})]] })
    },
    skeleton(request) {
      if (fake.broken) throw new Error('no skeleton')
      return screenOf(request, { html: 'skeleton' })
    },
    document: ({ html, request, reads }, options = {}) =>
      `<!doctype html><p>${html}</p>${JSON.stringify({
        request: options.anyone ? { ...request, memberId: undefined, now: 0 } : request,
        reads,
        anyone: options.anyone ?? false
      })}`.padEnd(2000)
  }
  return fake
}

/** What such a document says. */
export const saidBy = (html: string) => ({
  what: /<p>(\w+)<\/p>/.exec(html)?.[1],
  ...(JSON.parse(html.slice(html.indexOf('</p>') + 4)) as {
    request: ScreenRequest
    reads: [string[], unknown][]
    anyone: boolean
  })
})
