import type { Endpoint } from '@contract/endpoint'
import type { Refusal } from '@contract/envelope/refusal'
import type { ScreenRequest } from '@contract/screen'

/** What the server and its thread of drawings say to each other. Drawings and their reads are known by numbers. */

/** What the thread begins with. */
export interface ThreadStart {
  /** The bundle of the app's pages. */
  readonly rendererFile: string
}

export type ToThread =
  | { readonly kind: 'draw'; readonly drawing: number; readonly request: ScreenRequest }
  | { readonly kind: 'answer'; readonly read: number; readonly data: unknown }
  | { readonly kind: 'refuse'; readonly read: number; readonly refusal: Refusal | undefined }
  | { readonly kind: 'alive?' }

type Input = Readonly<Record<string, unknown>>

/** Answers one read of a drawing: its endpoint is known by its path. Rejects where the call would be refused. */
export type AnswerByPath = (endpoint: Pick<Endpoint, 'path'>, input: Input) => Promise<unknown>

/** A page as the thread has drawn it. */
export interface DrawnPage {
  /** The whole document. */
  readonly html: string
  /** How many reads were left to the page: such a page is not kept. */
  readonly failed: number
  /** How long it was drawn and written down, without the wait for its reads, ms. */
  readonly drawMs: number
}

export type FromThread =
  | {
      readonly kind: 'read'
      readonly drawing: number
      readonly read: number
      readonly path: string
      readonly input: Input
    }
  | ({ readonly kind: 'drawn'; readonly drawing: number } & DrawnPage)
  | { readonly kind: 'broken'; readonly drawing: number; readonly problem: string }
  | { readonly kind: 'alive' }
