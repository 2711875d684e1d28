import type { z } from 'zod'

/**
 * What a success of a call does to the session that a browser keeps in a cookie: it `begins` with the answer's
 * `accessToken`, `ends`, or is given back to a page (`restores`; an answer of null ends it).
 */
export type SessionRule = 'begins' | 'ends' | 'restores'

/** Schemas of one endpoint. `input` is the query of a GET and the body of a POST (see `Endpoint.inQuery`). */
export interface EndpointSchema {
  readonly summary: string
  readonly input: z.ZodObject
  readonly data: z.ZodType
  /** Only where a session is at stake. */
  readonly session?: SessionRule
  /**
   * Whether the call only reads, where method and tags do not say it: it changes nothing, asks no system outside, and answers all
   * visitors alike. Pages are drawn with the answers of such calls alone (ADR 0043). `known`: for a page it answers what our
   * database knows, and refuses where it would have to write or to ask outside. `outside`: it asks a system outside, which a page
   * waits for a moment only (ADR 0046).
   */
  readonly reads?: boolean | 'known' | 'outside'
  /** Business codes this call may answer besides those of every call, with what each means. */
  readonly codes?: Readonly<Record<string, string>>
}
