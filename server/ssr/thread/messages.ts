import type { Endpoint } from '@contract/endpoint'
import type { Refusal } from '@contract/envelope/refusal'
import type { RenderRequest } from '@contract/ssr'

/** What the server and its thread of drawings say to each other. Drawings and their reads are known by numbers. */

/** What the thread begins with. */
export interface ThreadStart {
  /** The bundle of the app's pages. */
  readonly rendererFile: string
}

export type ToThread =
  | { readonly kind: 'render'; readonly job: number; readonly request: RenderRequest }
  | { readonly kind: 'answer'; readonly read: number; readonly data: unknown }
  | { readonly kind: 'reject'; readonly read: number; readonly refusal: Refusal | undefined }
  | { readonly kind: 'ping' }

type Input = Readonly<Record<string, unknown>>

/** Answers one read of a drawing: its endpoint is known by its path. Rejects where the call would be refused. */
export type AnswerByPath = (endpoint: Pick<Endpoint, 'path'>, input: Input) => Promise<unknown>

/** A page as the thread has drawn it. */
export interface RenderedDocument {
  /** The whole document. */
  readonly html: string
  /** How many reads were left to the page: such a page is not kept. */
  readonly failed: number
  /** How long it was drawn and written down, without the wait for its reads, ms. */
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
