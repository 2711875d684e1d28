import type { Query } from '@tanstack/react-query'
import type { Endpoint } from '@contract/endpoint'
import { refusalOf } from '@contract/envelope/refusal'
import type { DehydratedRead } from '@contract/ssr'
import type { RequestScope } from '@/lib/request-scope'
import type { ReadRecorder, PrefetchedRead } from './prefetch'

/**
 * The fields of an endpoint that the client's code contains (config/endpoint-literals.cjs): the key of its
 * reads.
 */
const FOR_CLIENT = ['method', 'path', 'inQuery', 'providesTags', 'invalidatesTags'] as const

function clientKey([endpoint, ...rest]: readonly unknown[]): readonly unknown[] {
  const endpointKey = endpoint as Endpoint
  return [
    Object.fromEntries(
      FOR_CLIENT.flatMap((name) => (name in endpointKey ? [[name, endpointKey[name]]] : []))
    ),
    ...rest
  ]
}

const isWanted = ({ state, options }: Query): boolean =>
  state.data === undefined && (options as { enabled?: unknown }).enabled !== false

/** What the page itself has requested: a prefetched response has no query function. */
const isRequested = ({ options }: Query): boolean => options.queryFn !== undefined

function dehydratedRefusal({ queryKey, state }: Query): DehydratedRead[] {
  const refusal = refusalOf(state.error)
  return refusal ? [[clientKey(queryKey), null, refusal]] : []
}

/** The reads that a page requests while it is rendered. */
export class PageReads {
  readonly #scope: RequestScope
  readonly #refused = new Set<string>()
  #failed = 0

  constructor(scope: RequestScope) {
    this.#scope = scope
  }

  /** How many have no response yet. The client treats those as never requested and makes them itself. */
  get failed(): number {
    return this.#failed
  }

  /** Something was answered that the rendering has not requested. */
  get hasUnrequested(): boolean {
    return this.#scope.client
      .getQueryCache()
      .getAll()
      .some((query) => !isRequested(query))
  }

  /** Answers what the rendering has requested. @returns whether there was anything */
  async answerAll(): Promise<boolean> {
    const cache = this.#scope.client.getQueryCache()
    const requested = cache.getAll().filter((query) => isWanted(query) && !this.#refused.has(query.queryHash))
    await Promise.all(
      requested.map((query) => query.fetch().catch(() => void this.#refused.add(query.queryHash)))
    )
    const failed = cache.getAll().filter(({ state }) => state.error !== null && !refusalOf(state.error))
    failed.forEach((query) => cache.remove(query))
    this.#failed += failed.length
    const loads = this.#scope.pendingLoads.splice(0)
    await Promise.all(loads)
    return requested.length + loads.length > 0
  }

  /** The answered reads, in a form that can be repeated for anyone. */
  repeatable(answers: ReadRecorder): PrefetchedRead[] {
    return this.#answered().flatMap(({ queryKey, state }) => answers.repeatable(queryKey, state.data) ?? [])
  }

  /** The reads answered or refused for good, as the client caches them. */
  dehydrate(): DehydratedRead[] {
    const refused = this.#scope.client.getQueryCache().getAll().flatMap(dehydratedRefusal)
    return [
      ...this.#answered().map(({ queryKey, state }): DehydratedRead => [clientKey(queryKey), state.data]),
      ...refused
    ]
  }

  #answered(): Query[] {
    return this.#scope.client
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.data !== undefined && isRequested(query))
  }
}
