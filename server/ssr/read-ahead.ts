import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Os } from '@contract/device/platform'
import type { RenderRequest } from '@contract/ssr'
import { isChannelCode, type ChannelCode } from '../config/channels'
import type { Settings } from '../config/settings'
import type { Clock } from '../core/clock'
import { networkOf } from '../core/network'
import { hashToken, type SessionReader } from '../core/session-token'
import type { Reads } from '../http/reads'
import { uncounted } from '../http/route-kind'
import { namedChannel, parametersOf } from './address'
import { pageRequestOf } from './page-request'
import type { PageRenderer } from './renderer'

/** Entered as 数据下载地址 in WeChat's console. */
const READ_AHEAD_PATH = '/wechat/prefetch'

/** WeChat stores no longer answer, bytes. */
const MAX_BYTES = 256 * 1024
/** So many at once: others get nothing, and the mini-program reads by itself. */
const MAX_CONCURRENT = 4
/** So many kinds of visitors a second: anybody can ask, and WeChat asks from few addresses, so that no limit by address helps. */
const MAX_VISITORS_A_SECOND = 20
/** A visitor's answer serves others for so long, ms, and so many kinds of them. */
const SHARED_MS = 5000
const MAX_SHARED = 50

interface Dependencies {
  readonly renderer: Pick<PageRenderer, 'pathOf' | 'parametersOf' | 'unpacked' | 'reads'>
  readonly settings: Pick<Settings, 'publicOrigin' | 'channelHosts'>
  readonly clock: Clock
  /** By the session's key for pages. */
  readonly sessions: SessionReader
  readonly reads: Reads
  /** Calls are queued: they come first. */
  readonly isBusy: () => boolean
}

/** Whom WeChat asks for: the token that the mini-program has left with it. */
interface Holder {
  readonly channel: ChannelCode
  readonly os: Os
  /** The session's key for pages; undefined: a visitor. */
  readonly key: string | undefined
}

const HOLDER = /^([a-z]+)\.(ios|android|other)(?:\.([\w-]{43}))?$/

function holderOf(token: unknown): Holder | undefined {
  const [, channel = '', os, key] = HOLDER.exec(textOf(token)) ?? []
  return isChannelCode(channel) ? { channel, os: os as Os, key } : undefined
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** How the mini-program is opened. */
interface Entry {
  readonly path: string
  readonly query: string
}

/** The form of answers; the app uses no other. */
const FORM = 1

/** What an answer is for, as the app writes it of itself (src/api/prefetched.weapp.ts). */
const idOf = ({ path, query }: Entry, channel: ChannelCode, memberId: string | null): string =>
  [FORM, path, ...query.split('&').filter(Boolean), channel, memberId ?? ''].join(',')

type Screen = RenderRequest & { readonly channel: ChannelCode }

/**
 * Answers WeChat's pre-fetch (ADR 0094): what the entry page will ask for, read for the member or visitor whose token it
 * is, while the phone still loads the package. Whatever stands against it is answered by nothing, never by a refusal.
 */
export function addReadAhead(app: FastifyInstance, dependencies: Dependencies): void {
  const { renderer, settings, clock, sessions, isBusy } = dependencies
  const shared = new Map<string, { readonly body: string; readonly until: number }>()
  let running = 0
  let second = 0
  let visitors = 0

  /** Whether one more visitor may be read for in this second. */
  function takesVisitor(now: number): boolean {
    const current = Math.floor(now / 1000)
    if (current !== second) visitors = 0
    second = current
    visitors += 1
    return visitors <= MAX_VISITORS_A_SECOND
  }

  /** The page as a visitor opens it; undefined if there is none, or if its link logs in. */
  function screenOf({ path, query }: Entry, channel: ChannelCode, host: string, now: number) {
    const named = namedChannel(parametersOf(query)) !== undefined
    const address = `/${path}?${named ? query : `${query}&channel=${channel}`}`
    const found = pageRequestOf(address, { host, headers: {}, cookies: {} }, renderer, settings, now)
    return found?.hasSecret ? undefined : found?.screen
  }

  async function readAll(screen: Screen, os: Os, entry: Entry, request: FastifyRequest): Promise<string> {
    const { memberId, channel, now } = screen
    const caller = {
      memberId,
      channel,
      platform: 'mini' as const,
      os,
      // WeChat's own, which would tell a wrong place
      ip: '',
      network: networkOf(request.ip),
      userAgent: '',
      requestId: request.id,
      now: new Date(now),
      log: request.log
    }
    running += 1
    try {
      const wanted = { ...screen, system: os }
      const reads = await renderer.reads(wanted, (endpoint, input) =>
        dependencies.reads.answer(endpoint, input, caller)
      )
      const body = `{"id":${JSON.stringify(idOf(entry, channel, memberId))},"reads":${reads}}`
      return Buffer.byteLength(body) <= MAX_BYTES ? body : ''
    } finally {
      running -= 1
    }
  }

  async function answer(request: FastifyRequest): Promise<string> {
    const { token, path, query } = request.query as Record<string, unknown>
    const holder = holderOf(token)
    if (!holder || running >= MAX_CONCURRENT || isBusy()) return ''
    const { channel, os, key } = holder
    const entry = { path: textOf(path), query: textOf(query) }
    const now = clock.now()
    const screen = screenOf(entry, channel, request.host, now.getTime())
    if (!screen) return ''
    if (key !== undefined) {
      const session = await sessions(hashToken(key), now)
      // it has ended, perhaps by a logout that this phone has not noticed
      return session ? readAll({ ...screen, memberId: session.memberId }, os, entry, request) : ''
    }
    const kind = JSON.stringify([channel, os, entry])
    const existing = shared.get(kind)
    if (existing && existing.until > now.getTime()) return existing.body
    if (!takesVisitor(now.getTime())) return ''
    const body = await readAll(screen, os, entry, request)
    if (shared.size >= MAX_SHARED) shared.clear()
    shared.set(kind, { body, until: now.getTime() + SHARED_MS })
    return body
  }

  app.get(READ_AHEAD_PATH, uncounted(), async (request, reply) => {
    const body = await answer(request).catch((problem: unknown) => {
      request.log.warn({ err: problem }, 'nothing was read ahead')
      return ''
    })
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(body)
  })
}
