import { AsyncLocalStorage } from 'node:async_hooks'
import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import type { AnswerRead, RenderRequest } from '@contract/ssr'

/**
 * Everything that one rendering of a page may read and change (ADR 0043). For the renderer only: `*.server.ts`
 * variants are based on it.
 */
export interface RequestScope {
  readonly request: RenderRequest
  readonly answer: AnswerRead
  readonly store: ReturnType<typeof createStore>
  readonly client: QueryClient
  /** The parts rendered with the page, whose code the app needs to hydrate it, by module name. */
  readonly lazyModules: Set<string>
  /** The paths of pages that were looked up. */
  readonly registeredPages: Set<string>
  /** What the page has reported about itself. */
  readonly linkPreview: { title?: string }
  /** What the next render pass waits for besides reads. */
  readonly pendingLoads: Promise<void>[]
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** Runs the work, and everything it awaits, in this scope. */
export const inScope = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work)

/** The scope of the current rendering; undefined while modules are loaded. */
export const currentScope = (): RequestScope | undefined => scopes.getStore()

/** @throws outside of a rendering */
export function requestScope(): RequestScope {
  const scope = scopes.getStore()
  if (!scope) throw new Error('Only within the drawing of a page')
  return scope
}
