import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Endpoint } from '@contract/endpoint'
import type { AnswerRead, RenderRequest } from '@contract/ssr'
import { FIRST_PAGE } from '@/api/read'

type Input = Readonly<Record<string, unknown>>

/** A read, defined by endpoint and input alone: nothing of the rendering that requested it first. */
export interface PrefetchedRead {
  readonly key: QueryKey
  readonly endpoint: Endpoint
  readonly input: Input
  /** Its data is cached as the first page of a list. */
  readonly isInfinite: boolean
}

/** For this many kinds of requests the reads are remembered. */
const MAX_KINDS = 500

/**
 * What pages request before they have any response. That depends on the request alone, not on the member, so
 * that the next rendering of the same kind has the responses at once and saves a render pass. It contains no
 * member data: the reads are made again, on behalf of the current member.
 */
const prefetches = new Map<string, readonly PrefetchedRead[]>()

/** Everything in a request that decides what is read, except for its member and its time. */
function kindOf({ memberId, now: _now, ...rest }: RenderRequest): string {
  return JSON.stringify([memberId !== null, rest])
}

/** The only page of a list read so far; undefined if it is no list, or if more pages were read. */
function singlePageOf(data: object): unknown {
  const { pages, pageParams } = data as { pages?: readonly unknown[]; pageParams?: readonly unknown[] }
  return pages?.length === 1 && pageParams?.[0] === FIRST_PAGE ? pages[0] : undefined
}

/**
 * Answers reads, and remembers which response belongs to which read: a read whose data is the unchanged
 * response can be repeated for anyone.
 */
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

  /** How to read that data again; undefined if the response was transformed. */
  repeatable(key: QueryKey, data: unknown): PrefetchedRead | undefined {
    if (typeof data !== 'object' || data === null) return undefined
    const whole = this.#calls.get(data)
    const call = whole ?? this.#calls.get(singlePageOf(data))
    return call && call.endpoint === key[0] ? { key, ...call, isInfinite: !whole } : undefined
  }
}

/**
 * Answers what a page of this kind has requested first. Refused reads are left to the page.
 * @returns whether the kind was known: further reads of such a page may depend on the responses, and must not
 * be remembered
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
    if (data !== undefined)
      client.setQueryData(key, isInfinite ? { pages: [data], pageParams: [FIRST_PAGE] } : data)
  })
  return true
}

/** Remembers what a page has requested first, for the next one of its kind. */
export function rememberPrefetch(request: RenderRequest, reads: readonly PrefetchedRead[]): void {
  const kind = kindOf(request)
  prefetches.delete(kind)
  prefetches.set(kind, reads)
  const [oldest] = prefetches.keys()
  if (prefetches.size > MAX_KINDS && oldest !== undefined) prefetches.delete(oldest)
}

/** Pages of this kind no longer request all of it: the next one records it again. */
export const forgetPrefetch = (request: RenderRequest): boolean => prefetches.delete(kindOf(request))
