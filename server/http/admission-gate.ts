import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Admission } from './admission'
import { stripChannel } from './channel'
import { pathOf } from './log'
import { hasPageShape, NO_PAGES } from './page-shape'

/** Tells a caller to come again later, on the bare answer. */
export type Reject = (request: IncomingMessage, response: ServerResponse) => void

/** A line, and what is said to those for whom it is too long. */
export interface AdmissionQueue {
  readonly line: Admission
  readonly reject: Reject
}

/**
 * Where calls and pages stand in line, each in one of their own, before Fastify has made anything of them: a call that is sent away must cost next to nothing,
 * and those who wait must not hold up the reading of the others. Here a call is known by its address as it is registered;
 * one that is written in another way is matched by the router and stands in the same line behind it (overload.ts).
 */
export class AdmissionGate {
  readonly #calls = new Set<string>()
  readonly #seen = new WeakSet<IncomingMessage>()
  readonly #apiRoots: ReadonlySet<string>
  /** First path segments of whatever is registered besides the app's files. */
  readonly #roots = new Set<string>()
  #lines: { readonly calls: AdmissionQueue; readonly pages: AdmissionQueue } | undefined

  constructor(apiRoots: ReadonlySet<string>) {
    this.#apiRoots = apiRoots
  }

  /** The server's listener with the lines before it; until `keep` everybody comes in. */
  readonly guard =
    (handle: RequestListener): RequestListener =>
    (request, response) => {
      const stored = this.#lineOf(request)
      if (!stored) return handle(request, response)
      const { line, reject } = stored
      // what looks like a page may be a call that is written in another way
      if (stored === this.#lines?.calls) this.#seen.add(request)
      line.ask({
        isGone: () => response.destroyed,
        enter() {
          response.once('close', () => line.leave())
          handle(request, response)
        },
        refuse: () => reject(request, response)
      })
    }

  /** From now on calls and pages stand in these lines. Routes that are registered later count. */
  keep(
    app: FastifyInstance,
    lines: { readonly calls: AdmissionQueue; readonly pages: AdmissionQueue }
  ): void {
    this.#lines = lines
    app.addHook('onRoute', ({ method, url, config }) => {
      this.#roots.add(firstOf(url))
      if (config?.kind?.call && !config.kind.uncounted)
        for (const one of [method].flat()) this.#calls.add(`${one} ${url}`)
    })
  }

  /** Whether the request came through the line of calls already. */
  hasSeen(request: IncomingMessage): boolean {
    return this.#seen.has(request)
  }

  #lineOf(request: IncomingMessage): AdmissionQueue | undefined {
    if (!this.#lines) return undefined
    const address = pathOf(stripChannel(request, this.#apiRoots))
    if (this.#calls.has(`${request.method} ${address}`)) return this.#lines.calls
    return this.#isPage(request, address) ? this.#lines.pages : undefined
  }

  #isPage(request: IncomingMessage, address: string): boolean {
    const first = firstOf(address)
    const isOurs = first !== '' && (this.#roots.has(first) || NO_PAGES.has(first))
    return !isOurs && hasPageShape(request, address)
  }
}

/** The first segment of a path; empty for home, and for the route of the app's files. */
const firstOf = (address: string): string => (address.split('/', 2)[1] ?? '').replace('*', '')
