import type { Endpoint } from '@contract/endpoint'
import type { Refusal } from '@contract/envelope/refusal'
import type { RenderRequest } from '@contract/ssr'

/** Messages between the server and its rendering thread. Renderings and their reads are identified by numbers. */

/** Initial data of the thread. */
export interface ThreadStart {
  /** The bundle of the app's pages. */
  readonly rendererFile: string
}

/** What is wanted of a rendering: the whole document, or the answered reads alone, as JSON. */
export type RenderForm = 'document' | 'reads'

export type ToThread =
  | {
      readonly kind: 'render'
      readonly job: number
      readonly request: RenderRequest
      readonly form: RenderForm
    }
  | { readonly kind: 'answer'; readonly read: number; readonly data: unknown }
  | { readonly kind: 'reject'; readonly read: number; readonly refusal: Refusal | undefined }
  | { readonly kind: 'ping' }

type Input = Readonly<Record<string, unknown>>

/** Answers one read of a rendering: its endpoint is looked up by path. Rejects if the call would be refused. */
export type AnswerByPath = (endpoint: Pick<Endpoint, 'path'>, input: Input) => Promise<unknown>

/** A page as rendered by the thread. */
export interface RenderedDocument {
  /** The whole document, or what else was wanted. */
  readonly html: string
  /** Number of reads left to the page: such a page is not cached. */
  readonly failed: number
  /** Time to render and serialise it, without the wait for its reads, ms. */
  readonly renderMs: number
}

export type FromThread =
  | {
      readonly kind: 'read'
      readonly job: number
      readonly read: number
      readonly path: string
      readonly input: Input
    }
  | ({ readonly kind: 'rendered'; readonly job: number } & RenderedDocument)
  | { readonly kind: 'failed'; readonly job: number; readonly problem: string }
  | { readonly kind: 'pong' }
