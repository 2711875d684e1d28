import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Admission } from './admission'
import { stripChannel } from './channel'
import { pathOf } from './log'

/** Tells a caller to come again later, on the bare answer. */
export type TurnAway = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Where calls stand in line, before Fastify has made anything of them: a call that is sent away must cost next to nothing,
 * and those who wait must not hold up the reading of the others. Here a call is known by its address as it is registered;
 * one that is written in another way is matched by the router and stands in the same line behind it (overload.ts).
 */
export class Door {
  readonly #calls = new Set<string>()
  readonly #seen = new WeakSet<IncomingMessage>()
  readonly #apiRoots: ReadonlySet<string>
  #line: Admission | undefined
  #turnAway: TurnAway = () => undefined

  constructor(apiRoots: ReadonlySet<string>) {
    this.#apiRoots = apiRoots
  }

  /** The server's listener with the line before it; until `keep` everybody comes in. */
  readonly guard =
    (handle: RequestListener): RequestListener =>
    (request, response) => {
      const line = this.#line
      if (!line || !this.#isCall(request)) return handle(request, response)
      this.#seen.add(request)
      line.ask({
        isGone: () => response.destroyed,
        enter() {
          response.once('close', () => line.leave())
          handle(request, response)
        },
        refuse: () => this.#turnAway(request, response)
      })
    }

  /** From now on calls stand in `line`. Routes that are registered later count. */
  keep(app: FastifyInstance, line: Admission, turnAway: TurnAway): void {
    this.#line = line
    this.#turnAway = turnAway
    app.addHook('onRoute', ({ method, url, config }) => {
      if (config?.kind?.call && !config.kind.uncounted)
        for (const one of [method].flat()) this.#calls.add(`${one} ${url}`)
    })
  }

  /** Whether the request came through the line already. */
  hasSeen(request: IncomingMessage): boolean {
    return this.#seen.has(request)
  }

  #isCall(request: IncomingMessage): boolean {
    return this.#calls.has(`${request.method} ${pathOf(stripChannel(request, this.#apiRoots))}`)
  }
}
