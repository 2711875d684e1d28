import type { Os, Platform } from './device/platform'
import type { DeviceView } from './device/view'
import type { Endpoint } from './endpoint'
import type { Refusal } from './envelope/refusal'

/**
 * Interface between the server and the page renderer (ADR 0043). The renderer is a bundle of the client's own
 * pages, made at build (`dist/server/renderer.cjs`); the server passes it a request and the responses to its reads.
 */

/** A request for a page. */
export interface RenderRequest {
  /** The page's path as in the routes table. */
  readonly path: string
  /** Decoded parameters of the address. */
  readonly query: Readonly<Record<string, string>>
  /** The full requested address. */
  readonly address: string
  readonly channel: string
  readonly platform: Exclude<Platform, 'mini'>
  readonly system: Os
  /** Shown in a web view of the mini-program (flag h5xcx). */
  readonly inMiniProgram: boolean
  readonly device: DeviceView
  /** The member whose session was sent with the request; null for a visitor. */
  readonly memberId: string | null
  /** The server's time, ms since 1970. */
  readonly now: number
}

/** Answers one read of the contract in this process. Rejects if the call would be refused, in the form that `refusalOf` takes. */
export type AnswerRead = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>) => Promise<unknown>

/** A response used to render the page: the key under which the client caches it, and the data or the refusal. */
export type DehydratedRead = readonly [key: readonly unknown[], data: unknown, refusal?: Refusal]

/** Preview of a page for those who receive its link. */
export interface LinkPreview {
  readonly title: string
  readonly description: string
  /** Address of a picture; empty if the page has none. */
  readonly picture: string
}

/** A rendered page. */
export interface RenderedPage {
  readonly request: RenderRequest
  /** The page's title, as in the routes table. */
  readonly title: string
  /** The markup of the app's element. */
  readonly html: string
  readonly reads: readonly DehydratedRead[]
  readonly linkPreview: LinkPreview
  /** The modules that the page needs besides its own, paths from `src`: those of the lazy parts that were rendered. */
  readonly lazyModules: readonly string[]
  /** The paths of pages that the app has to register to render the same. */
  readonly registeredPages: readonly string[]
  /** Where to redirect a visitor in WeChat's browser at once for a silent login (ADR 0043); undefined otherwise. */
  readonly wechatLogin: string | undefined
  /** If shown in a frame of ours, the whole window navigates there at once: a partner has sent its user back. */
  readonly leavesFrame: boolean
  /** Number of render passes: one more for every round of reads. */
  readonly passes: number
  /** React's rendering time in all passes, without the reads between them, ms. */
  readonly renderMs: number
  /** Number of reads left to the page: such a page is not cached. */
  readonly failed: number
}

export interface DocumentOptions {
  /** It is a skeleton used for every device, member or visitor. */
  readonly isSkeleton?: boolean
}

/** The bundle's entry point. */
export interface Renderer {
  /** The page for an address path, with or without leading slash and `/index`; undefined for unknown pages. */
  readonly pathOf: (address: string) => string | undefined
  /** The names of the parameters that a page reads: others do not affect it. */
  readonly parametersOf: (path: string) => readonly string[]
  /** The parameters of an address, with those that a QR code packs into `scene` expanded by name. */
  readonly unpacked: (parameters: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
  /** Renders a page with the responses to its reads. Rejects if the page throws. */
  readonly render: (request: RenderRequest, answer: AnswerRead) => Promise<RenderedPage>
  /** Renders a page without any response: its bar and its skeleton. */
  readonly skeleton: (request: RenderRequest) => RenderedPage
  /** The whole document of a rendered page. */
  readonly document: (screen: RenderedPage, options?: DocumentOptions) => string
}
