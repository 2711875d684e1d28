import type { FastifyRequest } from 'fastify'

/** Properties of a route that the server's rules need; set where the route is registered. */
export interface RouteKind {
  /** A call of the API: counted by the limit per address. */
  readonly call?: boolean
  /**
   * No limit counts it and overload does not refuse it: requests of monitors, and machine-to-machine calls about
   * money (signed, many from one address). Streams, too: they are long-lived, and limit themselves.
   */
  readonly uncounted?: boolean
  /** Replaces external systems (`/sandbox/…`): its forms have the effect of a payment or a login. */
  readonly sandbox?: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    kind?: RouteKind
  }
}

const NONE: RouteKind = {}

/**
 * The kind of the matched route; empty if there was none. Rules use this and never the address: one
 * address can be written in many ways (`/%73andbox`), which the router treats as the same.
 */
export function kindOf(request: Pick<FastifyRequest, 'routeOptions'>): RouteKind {
  return request.routeOptions.config.kind ?? NONE
}

/** Options of an uncounted route; a new object each time, as Fastify writes the route's address into it. */
export const uncounted = () => ({ config: { kind: { uncounted: true } } })
