import type { RenderRequest } from '@contract/ssr'
import { inTime } from '../lib/in-time'
import type { PageCache, RenderResult } from './page-cache'
import { pageWithLead } from './lead-picture'
import type { Page } from './page'
import type { PageRenderer } from './renderer'
import { cacheKeyOf, isCacheable } from './page-request'
import { Skeletons } from './skeletons'
import type { PageMetrics, Reason } from './page-metrics'
import type { AnswerByPath } from './thread/messages'

/** Maximum of concurrent renderings: each takes 5 to 10 ms of the processor, and all have to be done within the limit. */
const MAX_CONCURRENT_RENDERS = 16

export interface PageServiceDependencies {
  readonly renderer: PageRenderer
  readonly cache: PageCache
  readonly metrics: PageMetrics
  /** See `Settings.pageMs`. */
  readonly maxMs: number
  /** Calls are queued: expensive work has to wait. */
  readonly isBusy: () => boolean
  /** One of our pictures as a `data:` address; undefined if it has to be fetched. */
  readonly pictureOf: (address: string) => string | undefined
}

/** A request for a page, once the caller is known. */
export interface RenderJob {
  readonly request: RenderRequest
  readonly answer: AnswerByPath
}

/** The caller. */
export interface Requester {
  readonly isMember: boolean
  /** Whether one more page may currently be rendered for this address. */
  readonly mayRender: () => boolean
}

/** Renders pages: within a time limit, a few at a time, and only once for concurrent requests. */
export class PageService {
  readonly #dependencies: PageServiceDependencies
  readonly #skeletons: Skeletons
  #rendering = 0

  constructor(dependencies: PageServiceDependencies) {
    this.#dependencies = dependencies
    this.#skeletons = new Skeletons(dependencies.renderer)
  }

  /**
   * The requested page, or its skeleton if it is not ready in time. `createJob` identifies the caller, which may also take
   * time; `request` is what is known without that.
   * @throws if there is not even a skeleton
   */
  async page(
    request: RenderRequest,
    requester: Requester,
    createJob: () => Promise<RenderJob>
  ): Promise<Page> {
    const began = performance.now()
    const shared = !requester.isMember && isCacheable(request)
    const cached = shared ? this.#dependencies.cache.find(cacheKeyOf(request)) : undefined
    if (!cached && this.#isFull()) return this.skeleton(request, 'busy')
    if (!cached && !requester.mayRender()) return this.skeleton(request, 'rate-limited')
    const rendering = cached ?? (shared ? this.#renderIntoCache(request, createJob) : this.#render(createJob))
    try {
      const left = this.#dependencies.maxMs - (performance.now() - began)
      const rendered = await inTime(rendering, left)
      if (rendered === 'late') return await this.skeleton(request, 'late')
      this.#dependencies.metrics.count(cached ? 'cached' : 'rendered')
      return rendered.value.page
    } catch (problem) {
      return this.skeleton(request, 'failed', problem)
    }
  }

  /** The page before any response, the same for all of its channel. @throws if the build has made none */
  async skeleton(request: RenderRequest, reason: Reason, problem?: unknown): Promise<Page> {
    const { metrics } = this.#dependencies
    metrics.count('skeleton', reason)
    if (reason !== 'requested') metrics.logFailure(reason, request.path, problem)
    return this.#skeletons.of(request)
  }

  #isFull(): boolean {
    return this.#rendering >= MAX_CONCURRENT_RENDERS || this.#dependencies.isBusy()
  }

  #renderIntoCache(request: RenderRequest, createJob: () => Promise<RenderJob>): Promise<RenderResult> {
    return this.#dependencies.cache.render(cacheKeyOf(request), () => this.#render(createJob))
  }

  async #render(createJob: () => Promise<RenderJob>): Promise<RenderResult> {
    const { renderer, pictureOf, metrics } = this.#dependencies
    this.#rendering += 1
    try {
      const { request, answer } = await createJob()
      const began = performance.now()
      const { html, failed, renderMs } = await renderer.page(request, answer)
      metrics.observeRender(renderMs, performance.now() - began)
      return { page: await pageWithLead(html, pictureOf), isCacheable: failed === 0 }
    } finally {
      this.#rendering -= 1
    }
  }
}
