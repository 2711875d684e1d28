import type { RenderRequest } from '@contract/ssr'
import { Page } from './page'
import type { PageRenderer } from './renderer'

/** What a skeleton depends on: nothing that a request could invent. */
type SkeletonKey = Pick<RenderRequest, 'path' | 'channel'>

/** The skeletons of the build, each read and compressed once: as many as there are pages and channels. */
export class Skeletons {
  readonly #renderer: Pick<PageRenderer, 'skeleton'>
  readonly #pages = new Map<string, Promise<Page>>()

  constructor(renderer: Pick<PageRenderer, 'skeleton'>) {
    this.#renderer = renderer
  }

  /** Rejects if the build has made none. */
  of({ path, channel }: SkeletonKey): Promise<Page> {
    const key = `${channel} ${path}`
    const existing = this.#pages.get(key)
    if (existing) return existing
    const reading = this.#renderer.skeleton({ path, channel }).then((html) => new Page(html))
    this.#pages.set(key, reading)
    // retried by the next request, as a file may appear later
    reading.catch(() => this.#pages.delete(key))
    return reading
  }
}
