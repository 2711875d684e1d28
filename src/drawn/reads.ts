import type { Query } from '@tanstack/react-query'
import type { Endpoint } from '@contract/endpoint'
import { refusalOf } from '@contract/envelope/refusal'
import type { ScreenRead } from '@contract/screen'
import type { RequestScope } from '@/lib/request-scope'
import type { Answers, KnownRead } from './foreseen'

/** What of an endpoint the client's code has (config/endpoint-literals.cjs): the key of its reads. */
const FOR_CLIENT = ['method', 'path', 'inQuery', 'tells', 'touches'] as const

function clientKey([endpoint, ...rest]: readonly unknown[]): readonly unknown[] {
  const given = endpoint as Endpoint
  return [
    Object.fromEntries(FOR_CLIENT.flatMap((name) => (name in given ? [[name, given[name]]] : []))),
    ...rest
  ]
}

const wanted = ({ state, options }: Query): boolean =>
  state.data === undefined && (options as { enabled?: unknown }).enabled !== false

/** What the page itself has asked for: an answer that was only foreseen has no way to be had again. */
const isAsked = ({ options }: Query): boolean => options.queryFn !== undefined

function toldRefusal({ queryKey, state }: Query): ScreenRead[] {
  const refusal = refusalOf(state.error)
  return refusal ? [[clientKey(queryKey), null, refusal]] : []
}

/** The reads that a page asks for while it is drawn. */
export class ReadsOfDrawing {
  readonly #scope: RequestScope
  readonly #refused = new Set<string>()
  #failed = 0

  constructor(scope: RequestScope) {
    this.#scope = scope
  }

  /** How many have no answer yet. Those are as if never asked: the page asks itself. */
  get failed(): number {
    return this.#failed
  }

  /** Something was answered that the drawing has not asked for. */
  get hasUnasked(): boolean {
    return this.#scope.client
      .getQueryCache()
      .getAll()
      .some((query) => !isAsked(query))
  }

  /** Answers what the drawing has asked for. @returns whether there was anything */
  async answerAll(): Promise<boolean> {
    const cache = this.#scope.client.getQueryCache()
    const asked = cache.getAll().filter((query) => wanted(query) && !this.#refused.has(query.queryHash))
    await Promise.all(
      asked.map((query) => query.fetch().catch(() => void this.#refused.add(query.queryHash)))
    )
    const failed = cache.getAll().filter(({ state }) => state.error !== null && !refusalOf(state.error))
    failed.forEach((query) => cache.remove(query))
    this.#failed += failed.length
    const waits = this.#scope.waits.splice(0)
    await Promise.all(waits)
    return asked.length + waits.length > 0
  }

  /** Those that are answered, as anybody can ask them. */
  known(answers: Answers): KnownRead[] {
    return this.#answered().flatMap(({ queryKey, state }) => answers.knownAs(queryKey, state.data) ?? [])
  }

  /** Those that are answered or refused for good, as the client keeps them. */
  told(): ScreenRead[] {
    const refused = this.#scope.client.getQueryCache().getAll().flatMap(toldRefusal)
    return [
      ...this.#answered().map(({ queryKey, state }): ScreenRead => [clientKey(queryKey), state.data]),
      ...refused
    ]
  }

  #answered(): Query[] {
    return this.#scope.client
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.data !== undefined && isAsked(query))
  }
}
