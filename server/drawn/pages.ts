import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ScreenRequest } from '@contract/screen'
import { networkOf } from '../core/network'
import type { Settings } from '../config/settings'
import { hashToken, type SessionReader } from '../core/session-token'
import type { Clock } from '../core/clock'
import { isShown, type KeptSession } from '../http/kept-session'
import type { ReadCaller, Reads } from '../http/reads'
import type { AnswerPage } from '../http/static-files'
import type { Drawer, Order } from './drawer'
import type { DrawLimit } from './draw-limit'
import { encodingFor, type Page } from './page'
import type { PageRenderer } from './renderer'
import { askedOf, isPrivate, type Asked } from './screen-request'
import type { Tally } from './tally'
import type { AnswerByPath } from './thread/messages'

export interface PageParts {
  readonly renderer: PageRenderer
  readonly drawer: Drawer
  readonly settings: Pick<Settings, 'publicOrigin' | 'channelHosts'>
  readonly clock: Clock
  readonly keptSessions: KeptSession
  /** By the key that shows pages. */
  readonly sessions: SessionReader
  readonly reads: Reads
  readonly tally: Tally
  /** How many pages are drawn for one address. */
  readonly limit: DrawLimit
  /** Told of every page that is asked for. */
  readonly onAsked: () => void
}

/** Answers requests for pages with what is drawn for them (ADR 0043). */
export function pageAnswers(parts: PageParts): AnswerPage {
  const { renderer, drawer, settings, clock, keptSessions, tally, limit, onAsked } = parts
  return async (address, request, reply) => {
    const now = clock.now()
    const asked = askedOf(address, request, renderer, settings, now.getTime())
    if (!asked) return false
    onAsked()
    const { screen } = asked
    const key = keptSessions.pageKeyOf(request)
    try {
      const page = isShown(request.headers)
        ? await drawer.page(
            screen,
            { isMember: key !== null, mayDraw: () => limit.take(networkOf(request.ip), now) },
            () => orderOf(parts, request, asked, key, now)
          )
        : // a script may keep it, as the service worker does: it gets what is nobody's
          await drawer.skeleton(screen, 'asked')
      await send(request, reply, page, key !== null || asked.hasSecret || isPrivate(screen))
      return true
    } catch (problem) {
      // the file of the build goes out, as where there is no renderer
      tally.count('file', 'failed')
      tally.tell('failed', screen.path, problem)
      return false
    }
  }
}

/** Finds out whose page it is, and who asks its reads. */
async function orderOf(
  { sessions, reads }: PageParts,
  request: FastifyRequest,
  { screen }: Asked,
  key: string | null,
  now: Date
): Promise<Order> {
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
  return { screen: { ...screen, memberId } satisfies ScreenRequest, answer }
}

/** `isOwn`: nobody keeps it, not even the browser for its way back. */
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
