import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Renderer, RenderRequest } from '@contract/ssr'
import { RenderThread } from './thread/render-thread'
import type { AnswerByPath, RenderedDocument } from './thread/messages'

/** Renders the server's pages. */
export interface PageRenderer extends Pick<Renderer, 'pathOf' | 'parametersOf' | 'unpacked'> {
  /** The document of a page with the responses to its reads. Rejects if it cannot be rendered. */
  readonly page: (request: RenderRequest, answer: AnswerByPath) => Promise<RenderedDocument>
  /** The answered reads of a page alone, as JSON, without its markup. Rejects if it cannot be rendered. */
  readonly reads: (request: RenderRequest, answer: AnswerByPath) => Promise<string>
  /**
   * The document of a page before any response, as built: the same for every device, member or visitor, whatever the
   * address contains. Rejects if there is none.
   */
  readonly skeleton: (screen: Pick<RenderRequest, 'path' | 'channel'>) => Promise<string>
  readonly close: () => Promise<void>
}

export interface RendererFiles {
  /** The bundle of the app's pages, made by the build of the app. */
  readonly renderer: string
  /** The bundle of the rendering thread. */
  readonly thread: string
  /** The folder of skeletons, by channel and path, made by the build (scripts/lib/write-skeletons.mjs). */
  readonly skeletons: string
}

/**
 * Renders with the bundle, in a separate thread. Nothing is rendered here: a skeleton is a file, so that what is sent while the thread is
 * late, gone or busy costs no more than reading it.
 * @returns undefined if none was built: pages are sent as built
 */
export function openRenderer({
  renderer: file,
  thread: threadFile,
  skeletons
}: RendererFiles): PageRenderer | undefined {
  if (!existsSync(file) || !existsSync(threadFile)) return undefined
  const renderer = createRequire(file)(file) as Renderer
  const thread = new RenderThread({ file: threadFile, rendererFile: file })
  return {
    pathOf: renderer.pathOf,
    parametersOf: renderer.parametersOf,
    unpacked: renderer.unpacked,
    page: (request, answer) => thread.render(request, answer),
    reads: async (request, answer) => (await thread.render(request, answer, 'reads')).html,
    skeleton: ({ path, channel }) => readFile(join(skeletons, channel, `${path}.html`), 'utf8'),
    close: () => thread.close()
  }
}
