import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Admission } from './admission'
import { stripChannel } from './channel'
import { pathOf } from './log'
import { hasPageShape, NO_PAGES } from './page-shape'

/** Refuses a caller with "try later", on the raw response. */
export type Reject = (request: IncomingMessage, response: ServerResponse) => void

/** A queue, and the refusal for callers that find it too long. */
export interface AdmissionQueue {
  readonly line: Admission
  readonly reject: Reject
}

/** Calls that have a queue of their own for a time. */
export interface OwnQueue {
  readonly isOpen: () => boolean
  /** Answers without Fastify, from memory. @returns whether it did */
  readonly answersAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean
}

/** The queues before a server. `orders`: of calls that have one of their own for a time. */
interface Queues {
  readonly calls: AdmissionQueue
  readonly pages: AdmissionQueue
  readonly orders: AdmissionQueue
}

/**
 * Queues for calls and for pages, one each, before Fastify has processed them: a refused call must cost next to nothing,
 * and those waiting must not delay the reading of others. Here a call is recognised by its registered address;
 * one written differently is matched by the router and queued behind it (overload.ts).
 */
export class AdmissionGate {
  readonly #calls = new Set<string>()
  readonly #seen = new WeakSet<IncomingMessage>()
  readonly #beside = new WeakSet<IncomingMessage>()
  /** By method and address. */
  readonly #ownQueues = new Map<string, OwnQueue>()
  readonly #apiRoots: ReadonlySet<string>
  /** First path segments of all routes besides the app's files. */
  readonly #roots = new Set<string>()
  #lines: Queues | undefined

  constructor(apiRoots: ReadonlySet<string>) {
    this.#apiRoots = apiRoots
  }

  /** The server's listener with the queues before it; until `keep` is called everybody is let in. */
  readonly guard =
    (handle: RequestListener): RequestListener =>
    (request, response) => {
      const stored = this.#lineOf(request)
      if (!stored) return handle(request, response)
      if (stored === this.#lines?.orders && this.#answersAtOnce(request, response)) return undefined
      const { line, reject } = stored
      // what looks like a page may be a call written differently
      if (stored === this.#lines?.calls) this.#seen.add(request)
      if (stored === this.#lines?.orders) this.#beside.add(request)
      line.ask({
        isGone: () => response.destroyed,
        enter() {
          response.once('close', () => line.leave())
          handle(request, response)
        },
        refuse: () => reject(request, response)
      })
    }

  /** From now on calls and pages wait in these queues. Routes that are registered later count. */
  keep(app: FastifyInstance, lines: Queues): void {
    this.#lines = lines
    app.addHook('onRoute', ({ method, url, config }) => {
      this.#roots.add(firstOf(url))
      if (config?.kind?.call && !config.kind.uncounted)
        for (const one of [method].flat()) this.#calls.add(`${one} ${url}`)
    })
  }

  /** Whether the request has already passed the queue of calls. */
  hasSeen(request: IncomingMessage): boolean {
    return this.#seen.has(request)
  }

  /** While it is open, this call has a queue of its own: a rush for it delays no other (ADR 0106). */
  giveOwnQueue(methodAndAddress: string, queue: OwnQueue): void {
    this.#ownQueues.set(methodAndAddress, queue)
  }

  /** Whether the request came through the queue of its own; it then joins that of calls when it begins to cost something. */
  isBeside(request: IncomingMessage): boolean {
    return this.#beside.has(request)
  }

  #answersAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    const call = `${request.method} ${pathOf(stripChannel(request, this.#apiRoots))}`
    return this.#ownQueues.get(call)?.answersAtOnce(request, response) === true
  }

  #lineOf(request: IncomingMessage): AdmissionQueue | undefined {
    if (!this.#lines) return undefined
    const address = pathOf(stripChannel(request, this.#apiRoots))
    const call = `${request.method} ${address}`
    if (this.#ownQueues.get(call)?.isOpen()) return this.#lines.orders
    if (this.#calls.has(call)) return this.#lines.calls
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
