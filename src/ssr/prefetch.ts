import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Endpoint } from '@contract/endpoint'
import type { AnswerRead, RenderRequest } from '@contract/ssr'

type Input = Readonly<Record<string, unknown>>

/** A read by endpoint and input alone: nothing of the drawing that asked for it first. */
export interface PrefetchedRead {
  readonly key: QueryKey
  readonly endpoint: Endpoint
  readonly input: Input
  /** Its data is kept as the first page of a list. */
  readonly isInfinite: boolean
}

/** Of so many kinds of requests it is remembered what they ask for. */
const MAX_KINDS = 500

/**
 * What pages ask for before they know any answer. That hangs on the request alone, not on whose it is, so that the next drawing of the kind
 * has the answers at once and is drawn once less. Nothing of a member is in it: the reads are asked anew, in the name of who asks now.
 */
const prefetches = new Map<string, readonly PrefetchedRead[]>()

/** Whatever of a request decides what is asked for, but for its member and its time. */
function kindOf({ memberId, now: _now, ...rest }: RenderRequest): string {
  return JSON.stringify([memberId !== null, rest])
}

/** The only page of a list that was read so far; undefined where it is no list, or more of it was read. */
function singlePageOf(data: object): unknown {
  const { pages, pageParams } = data as { pages?: readonly unknown[]; pageParams?: readonly unknown[] }
  return pages?.length === 1 && pageParams?.[0] === 1 ? pages[0] : undefined
}

/** Answers reads, and remembers which answer is whose: a read whose data is its answer as it came can be asked for by anybody. */
export class ReadRecorder {
  readonly #answer: AnswerRead
  readonly #calls = new Map<unknown, { readonly endpoint: Endpoint; readonly input: Input }>()

  constructor(answer: AnswerRead) {
    this.#answer = answer
  }

  readonly read: AnswerRead = async (endpoint, input) => {
    const data = await this.#answer(endpoint, input)
    if (typeof data === 'object' && data !== null) this.#calls.set(data, { endpoint, input })
    return data
  }

  /** How that data can be had again; undefined where more was made of the answer. */
  repeatable(key: QueryKey, data: unknown): PrefetchedRead | undefined {
    if (typeof data !== 'object' || data === null) return undefined
    const whole = this.#calls.get(data)
    const call = whole ?? this.#calls.get(singlePageOf(data))
    return call && call.endpoint === key[0] ? { key, ...call, isInfinite: !whole } : undefined
  }
}

/**
 * Answers what a page like this one has asked for first. What is refused is left to the page.
 * @returns whether it was known: what such a page asks for beyond that may hang on the answers, and must not be remembered
 */
export async function prefetch(
  request: RenderRequest,
  client: QueryClient,
  read: AnswerRead
): Promise<boolean> {
  const reads = prefetches.get(kindOf(request))
  if (!reads) return false
  const answers = await Promise.all(
    reads.map(({ endpoint, input }) => read(endpoint, input).catch(() => undefined))
  )
  // in the order of the page, whichever came first
  reads.forEach(({ key, isInfinite }, place) => {
    const data = answers[place]
    if (data !== undefined) client.setQueryData(key, isInfinite ? { pages: [data], pageParams: [1] } : data)
  })
  return true
}

/** Remembers what a page has asked for first, for the next one of its kind. */
export function rememberPrefetch(request: RenderRequest, reads: readonly PrefetchedRead[]): void {
  const kind = kindOf(request)
  prefetches.delete(kind)
  prefetches.set(kind, reads)
  const [oldest] = prefetches.keys()
  if (prefetches.size > MAX_KINDS && oldest !== undefined) prefetches.delete(oldest)
}

/** Pages of this kind do not ask for all of it any more: the next one tells anew. */
export const forgetPrefetch = (request: RenderRequest): boolean => prefetches.delete(kindOf(request))
