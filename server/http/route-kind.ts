import type { FastifyRequest } from 'fastify'

/** What the server's rules have to know about a route; said where the route is registered. */
export interface RouteKind {
  /** A call of the API: counted by the limit of the caller's address. */
  readonly call?: boolean
  /**
   * No limit counts it and overload does not refuse it: what monitors ask, and what machines say to each other about
   * money (signed, many from one address). Streams, too: they last, and limit themselves.
   */
  readonly uncounted?: boolean
  /** Stands in for the outside world (`/sandbox/…`): what its forms do is as good as a payment or a login. */
  readonly sandbox?: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    kind?: RouteKind
  }
}

const NONE: RouteKind = {}

/**
 * The kind of the route that a request was matched to; nothing where none was. Rules ask this and never the address: one
 * address can be written in many ways (`/%73andbox`), and the router takes them all for the same.
 */
export function kindOf(request: Pick<FastifyRequest, 'routeOptions'>): RouteKind {
  return request.routeOptions.config.kind ?? NONE
}

/** Options of a route that no limit counts; made anew each time, as Fastify writes the route's address into them. */
export const uncounted = () => ({ config: { kind: { uncounted: true } } })
