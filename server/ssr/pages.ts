import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RenderRequest } from '@contract/ssr'
import { networkOf } from '../core/network'
import type { Settings } from '../config/settings'
import { hashToken, type SessionReader } from '../core/session-token'
import type { Clock } from '../core/clock'
import { isShown, type SessionCookies } from '../http/session-cookies'
import type { ReadCaller, Reads } from '../http/reads'
import type { AnswerPage } from '../http/static-files'
import type { PageService, RenderJob } from './page-service'
import type { RenderLimit } from './render-limit'
import { encodingFor, type Page } from './page'
import type { PageRenderer } from './renderer'
import { pageRequestOf, isPrivate, type PageRequest } from './page-request'
import type { PageMetrics } from './page-metrics'
import type { AnswerByPath } from './thread/messages'

export interface PageDependencies {
  readonly renderer: PageRenderer
  readonly pageService: PageService
  readonly settings: Pick<Settings, 'publicOrigin' | 'channelHosts'>
  readonly clock: Clock
  readonly sessionCookies: SessionCookies
  /** By the session's key for pages. */
  readonly sessions: SessionReader
  readonly reads: Reads
  readonly metrics: PageMetrics
  /** Limits how many pages are rendered for one address. */
  readonly limit: RenderLimit
  /** Called for every requested page. */
  readonly onRequest: () => void
}

/** Answers requests for pages with rendered ones (ADR 0043). */
export function pageAnswers(dependencies: PageDependencies): AnswerPage {
  const { renderer, pageService, settings, clock, sessionCookies, metrics, limit, onRequest } = dependencies
  return async (address, request, reply) => {
    const now = clock.now()
    const pageRequest = pageRequestOf(address, request, renderer, settings, now.getTime())
    if (!pageRequest) return false
    onRequest()
    const { screen } = pageRequest
    const key = sessionCookies.pageKeyOf(request)
    try {
      const page = isShown(request.headers)
        ? await pageService.page(
            screen,
            { isMember: key !== null, mayRender: () => limit.take(networkOf(request.ip), now) },
            () => renderJobOf(dependencies, request, pageRequest, key, now)
          )
        : // a script may cache it, as the service worker does: it gets a neutral page
          await pageService.skeleton(screen, 'requested')
      await send(request, reply, page, key !== null || pageRequest.hasSecret || isPrivate(screen))
      return true
    } catch (problem) {
      // the file of the build is sent, as without a renderer
      metrics.count('file', 'failed')
      metrics.logFailure('failed', screen.path, problem)
      return false
    }
  }
}

/** Identifies the page's member and the caller of its reads. */
async function renderJobOf(
  { sessions, reads }: PageDependencies,
  request: FastifyRequest,
  { screen }: PageRequest,
  key: string | null,
  now: Date
): Promise<RenderJob> {
  const session = key === null ? null : await sessions(hashToken(key), now)
  const memberId = session?.memberId ?? null
  const caller: ReadCaller = {
    memberId,
    channel: screen.channel,
    platform: screen.platform,
    os: screen.system,
    ip: request.ip,
    network: networkOf(request.ip),
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    requestId: request.id,
    now,
    log: request.log
  }
  const answer: AnswerByPath = (endpoint, input) => reads.answer(endpoint, input, caller)
  return { request: { ...screen, memberId } satisfies RenderRequest, answer }
}

/** `isOwn`: nobody may cache it, not even the browser for going back. */
async function send(request: FastifyRequest, reply: FastifyReply, page: Page, isOwn: boolean): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const body = await page.in(encoding)
  const others = reply.getHeader('vary')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply
    .code(200)
    .type('text/html; charset=utf-8')
    .header('cache-control', isOwn ? 'no-store' : 'no-cache')
    .header('vary', [others, 'accept-encoding', 'cookie'].filter(Boolean).join(', '))
    .send(body)
}
