import type { z } from 'zod'

/**
 * How a successful call changes the session that a browser keeps in a cookie: it `begins` with the response's
 * `accessToken`, `ends`, or is returned to a page (`restores`; a response of null ends it).
 */
export type SessionRule = 'begins' | 'ends' | 'restores'

/** Schemas of one endpoint. `input` is the query of a GET and the body of a POST (see `Endpoint.inQuery`). */
export interface EndpointSchema {
  readonly summary: string
  readonly input: z.ZodObject
  readonly data: z.ZodType
  /** Only for calls that affect a session. */
  readonly session?: SessionRule
  /**
   * Whether the call only reads, if method and tags do not show it: it changes nothing, calls no external system, and answers all
   * visitors alike. Pages are rendered only with responses of such calls (ADR 0043). `known`: for a page it returns what our
   * database has, and refuses if it would have to write or call an external system. `outside`: it calls an external system, which a
   * page awaits only briefly (ADR 0046).
   */
  readonly reads?: boolean | 'known' | 'outside'
  /** Business codes of this call besides those of every call, with their meanings. */
  readonly codes?: Readonly<Record<string, string>>
}
