import type { Endpoint } from './endpoint'
import type { Refusal } from './envelope/refusal'

/**
 * What the server and the renderer of pages say to each other (ADR 0043). The renderer is a bundle of the client's own
 * pages, made at build (`dist/server/renderer.cjs`); the server gives it a request and the answers of its reads.
 */

/**
 * The stored values of a device that decide what its first screen shows. The device tells them by a cookie (`VIEW_COOKIE`), each as the
 * text that it keeps: the server reads them as the device does.
 */
export type DeviceView = Readonly<Record<string, string>>

/** The cookie with a device's {@link DeviceView}: JSON, encoded as a part of an address. Nothing in it is secret. */
export const VIEW_COOKIE = 'view'

/** One request for a page. */
export interface RenderRequest {
  /** The page's path as the routes table has it. */
  readonly path: string
  /** Decoded parameters of the address. */
  readonly query: Readonly<Record<string, string>>
  /** The whole address that was asked for. */
  readonly address: string
  readonly channel: string
  readonly platform: 'h5' | 'wx'
  readonly system: 'ios' | 'android' | 'other'
  /** Shown in a web view of the mini-program (flag h5xcx). */
  readonly inMiniProgram: boolean
  readonly device: DeviceView
  /** The member whose session came with the request; null for a visitor. */
  readonly memberId: string | null
  /** The server's time, ms since 1970. */
  readonly now: number
}

/** Answers one read of the contract in this process. Rejects where the call would be refused, as `refusalOf` takes it. */
export type AnswerRead = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>) => Promise<unknown>

/** One answer that the page was drawn with: the key under which the client keeps it, and the data, or why there is none. */
export type DehydratedRead = readonly [key: readonly unknown[], data: unknown, refusal?: Refusal]

/** What a page says of itself to who gets its link. */
export interface LinkPreview {
  readonly title: string
  readonly description: string
  /** Address of a picture; empty where the page has none. */
  readonly picture: string
}

/** A page as it was drawn. */
export interface RenderedPage {
  readonly request: RenderRequest
  /** The page's title, as the routes table has it. */
  readonly title: string
  /** The markup of the app's element. */
  readonly html: string
  readonly reads: readonly DehydratedRead[]
  readonly linkPreview: LinkPreview
  /** The modules that the page needs besides its own, from `src` on: those of parts that were drawn with it. */
  readonly lazyModules: readonly string[]
  /** The paths of pages that the app has to know of to draw the same. */
  readonly registeredPages: readonly string[]
  /** Where a visitor in WeChat's browser is to go at once to log in silently (ADR 0043); undefined for anybody else. */
  readonly wechatLogin: string | undefined
  /** Where it is shown in a frame of ours, the whole window goes there instead, at once: a partner has sent its user back. */
  readonly leavesFrame: boolean
  /** How often it was drawn: once more for every turn of reads. */
  readonly passes: number
  /** How long React worked on it, in all turns, without the reads between them, ms. */
  readonly renderMs: number
  /** How many reads were left to the page: such a page is not kept. */
  readonly failed: number
}

export interface DocumentOptions {
  /** It is a skeleton that stands for every device, member or visitor. */
  readonly isSkeleton?: boolean
}

/** The bundle's way in. */
export interface Renderer {
  /** The page of a path of an address, with or without leading slash and `/index`; undefined for a page we do not have. */
  readonly pathOf: (address: string) => string | undefined
  /** The names of the parameters that a page reads: others do not change it. */
  readonly parametersOf: (path: string) => readonly string[]
  /** The parameters of an address with those that a QR code packs into `scene`, by their own names. */
  readonly unpacked: (parameters: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
  /** Draws a page with the answers of its reads. Rejects where the page throws. */
  readonly render: (request: RenderRequest, answer: AnswerRead) => Promise<RenderedPage>
  /** Draws a page without any answer: its bar and its skeleton. */
  readonly skeleton: (request: RenderRequest) => RenderedPage
  /** The whole document of a drawn page. */
  readonly document: (screen: RenderedPage, options?: DocumentOptions) => string
}
