import type { z } from 'zod'

/** Schemas of one endpoint. `input` is the query of a GET and the body of a POST (see `Endpoint.inQuery`). */
export interface EndpointSchema {
  readonly summary: string
  readonly input: z.ZodObject
  readonly data: z.ZodType
  /** Business codes this call may answer besides those of every call, with what each means. */
  readonly codes?: Readonly<Record<string, string>>
}
