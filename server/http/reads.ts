import { endpointPath, type Endpoint } from '@contract/endpoint'
import { RESULT } from '@contract/envelope/codes'
import type { EndpointSchema } from '@contract/schema'
import { BusinessError, loginExpired } from '../core/business-error'
import { notInSsr } from '../core/not-in-ssr'
import { onlyReading } from '../db/only-reading'
import type { CallContext, Context } from './context'
import { OutsideAnswers } from './outside-answers'
import { dataOf, inputOf, isInQuery, type AnyHandler } from './through-contract'

/** The caller: the visitor or member for whom a page is rendered, as in their own calls. */
export type ReadCaller = Omit<
  Context<string | null, undefined>,
  'token' | 'deviceHash' | 'idempotencyKey' | 'file' | 'drawing'
>

/** A bound read. */
export interface BoundRead {
  readonly endpoint: Endpoint
  readonly schema: EndpointSchema
  readonly handler: AnyHandler
}

type Input = Readonly<Record<string, unknown>>

/**
 * Whether a call only reads: it changes nothing, is no login, calls no external system, which could be slow, and answers all
 * visitors alike, so that a rendered page can be shared. Derived from method and tags; where those mislead, its schema says so
 * (`reads`).
 */
export function onlyReads(endpoint: Endpoint, { session, reads }: EndpointSchema): boolean {
  const { method, keyed, streams, body, invalidatesTags, providesTags } = endpoint
  if (keyed || streams || body === 'multipart' || invalidatesTags || session !== undefined) return false
  return Boolean(reads ?? (method === 'GET' || providesTags !== undefined))
}

/**
 * Reads of the contract answered in this process, for the pages that it renders (ADR 0043): through the same schemas, handlers and
 * access rule as a call. No limit by address counts them, they skip the queues, and anything but a read is refused.
 */
export class Reads {
  readonly #bound = new Map<string, BoundRead>()
  readonly #outside: OutsideAnswers
  readonly #running: Set<Promise<unknown>>

  /** `running` keeps the database open until the reads are done; `pageMs`: see `Settings.pageMs`. */
  constructor(running: Set<Promise<unknown>>, pageMs: number) {
    this.#running = running
    this.#outside = new OutsideAnswers(pageMs)
  }

  /** The paths that can be read. */
  get paths(): ReadonlySet<string> {
    return new Set(this.#bound.keys())
  }

  add(read: BoundRead): void {
    this.#bound.set(endpointPath(read.endpoint), read)
  }

  /**
   * The data that a call would return. The endpoint is looked up by path: other properties passed with it are ignored.
   * @throws BusinessError if the call would be refused, or does not only read
   */
  async answer(endpoint: Pick<Endpoint, 'path'>, input: Input, caller: ReadCaller): Promise<unknown> {
    const read = this.#bound.get(endpointPath(endpoint))
    if (!read) throw notInSsr(endpoint.path)
    if (read.endpoint.access === 'member' && caller.memberId === null) throw loginExpired()
    const ask = () => this.#run(onlyReading(() => answerOf(read, input, caller)))
    if (read.schema.reads !== 'outside') return ask()
    if (read.endpoint.access === 'member') return this.#outside.inAMoment(ask())
    return this.#outside.answer(JSON.stringify([read.endpoint.path, caller.channel, input]), caller.now, ask)
  }

  async #run(answering: Promise<unknown>): Promise<unknown> {
    this.#running.add(answering)
    try {
      return await answering
    } finally {
      this.#running.delete(answering)
    }
  }
}

async function answerOf({ endpoint, schema, handler }: BoundRead, input: Input, caller: ReadCaller) {
  const context: CallContext = {
    ...caller,
    drawing: true,
    token: null,
    deviceHash: null,
    idempotencyKey: undefined,
    file: () => Promise.reject(new BusinessError(RESULT.badRequest, '请选择要上传的文件'))
  }
  const sent = isInQuery(endpoint) ? asQuery(input) : (JSON.parse(JSON.stringify(input)) as unknown)
  return (await dataOf(schema, handler, inputOf(endpoint, schema, sent), context)) ?? null
}

/** As a client writes it into an address: as strings, and without missing values. */
function asQuery(input: Input): Record<string, string> {
  const provided = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(provided.map(([name, value]) => [name, String(value)]))
}
