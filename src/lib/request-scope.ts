import { AsyncLocalStorage } from 'node:async_hooks'
import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import type { AnswerRead, RenderRequest } from '@contract/ssr'

/** All that one drawing of a page may see and change (ADR 0043). For the renderer alone: `*.server.ts` variants stand on it. */
export interface RequestScope {
  readonly request: RenderRequest
  readonly answer: AnswerRead
  readonly store: ReturnType<typeof createStore>
  readonly client: QueryClient
  /** The parts that are drawn with the page and whose code the app has to have for it, by their modules' names. */
  readonly lazyModules: Set<string>
  /** The paths of pages that were looked up. */
  readonly registeredPages: Set<string>
  /** What the page has said of itself. */
  readonly linkPreview: { title?: string }
  /** What the next turn waits for besides reads. */
  readonly pendingLoads: Promise<void>[]
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** Does the work, and all that it waits for, in this scope. */
export const inScope = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work)

/** The scope of the drawing under way; undefined while modules are loaded. */
export const currentScope = (): RequestScope | undefined => scopes.getStore()

/** @throws outside of a drawing */
export function requestScope(): RequestScope {
  const scope = scopes.getStore()
  if (!scope) throw new Error('Only within the drawing of a page')
  return scope
}
