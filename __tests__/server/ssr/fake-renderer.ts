/** A renderer that draws what it was given, so that a test sees whose it is. */
import type { RenderRequest } from '../../../contract/ssr'
import { cardEndpoints } from '../../../contract/card/endpoints'
import { memberEndpoints } from '../../../contract/member/endpoints'
import type { PageRenderer } from '../../../server/ssr/renderer'
import type { RenderedDocument } from '../../../server/ssr/thread/messages'

const PAGES = ['pages/index/index', 'pages/market/index', 'pages-my/orderList/index']

export interface FakeRenderer extends PageRenderer {
  /** What was to be drawn, in order. */
  readonly rendered: RenderRequest[]
  /** What happens instead of a drawing, while it is set. */
  instead: ((request: RenderRequest) => Promise<RenderedDocument>) | undefined
  /** The skeleton throws, too. */
  broken: boolean
  /** How many skeletons were read. */
  skeletons: number
  /** A skeleton comes after this. */
  beforeSkeleton: Promise<void> | undefined
  closed: boolean
}

const documentOf = (what: string, request: object, reads: readonly unknown[], anyone: boolean): string =>
  `<!doctype html><p>${what}</p>${JSON.stringify({ request, reads, anyone })}`.padEnd(2000)

/** A drawing of the page. */
export const pageOf = (
  request: RenderRequest,
  reads: readonly unknown[] = [],
  over: Partial<RenderedDocument> = {}
): RenderedDocument => ({
  html: documentOf('rendered', request, reads, false),
  failed: 0,
  renderMs: 1,
  ...over
})

/** Reads what home shows and, for a member, who that is. */
export function fakeRenderer(): FakeRenderer {
  const rendered: RenderRequest[] = []
  const fake: FakeRenderer = {
    rendered,
    instead: undefined,
    broken: false,
    skeletons: 0,
    beforeSkeleton: undefined,
    closed: false,
    pathOf(address) {
      const bare = address.replace(/^\/+|\/+$/g, '') || 'pages/index'
      return PAGES.find((page) => page === bare || page === `${bare}/index`)
    },
    parametersOf: () => ['keyword', 'code', 'token'],
    unpacked: (parameters) => parameters,
    async page(request, answer) {
      rendered.push(request)
      if (fake.instead) return fake.instead(request)
      const wanted = request.memberId === null ? cardEndpoints.indexConfig : memberEndpoints.getMyMemberInfo
      return pageOf(request, [[[wanted.path], await answer(wanted, {})]])
    },
    async reads(request, answer) {
      rendered.push(request)
      if (fake.instead) return (await fake.instead(request)).html
      const wanted = request.memberId === null ? cardEndpoints.indexConfig : memberEndpoints.getMyMemberInfo
      return JSON.stringify([[[wanted.path], await answer(wanted, {})]])
    },
    async skeleton(screen) {
      fake.skeletons += 1
      if (fake.broken) throw new Error('no skeleton')
      await fake.beforeSkeleton
      return documentOf('skeleton', screen, [], true)
    },
    close() {
      fake.closed = true
      return Promise.resolve()
    }
  }
  return fake
}

/** What such a document says. */
export const saidBy = (html: string) => ({
  what: /<p>(\w+)<\/p>/.exec(html)?.[1],
  ...(JSON.parse(html.slice(html.indexOf('</p>') + 4)) as {
    request: RenderRequest
    reads: [string[], unknown][]
    anyone: boolean
  })
})
