import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Renderer, ScreenRequest } from '@contract/screen'
import { DrawThread } from './thread/draw-thread'
import type { AnswerByPath, DrawnPage } from './thread/messages'
import { warmUp } from './warm-up'

/** What draws the server's pages. */
export interface PageRenderer extends Pick<Renderer, 'pathOf' | 'parametersOf'> {
  /** The document of a page with the answers of its reads. Rejects where it cannot be drawn. */
  readonly page: (request: ScreenRequest, answer: AnswerByPath) => Promise<DrawnPage>
  /** The document of a page before any answer, the same for every device, member or visitor. @throws where it cannot be drawn */
  readonly skeleton: (request: ScreenRequest) => string
  readonly close: () => Promise<void>
}

export interface RendererFiles {
  /** The bundle of the app's pages, made by the build of the app. */
  readonly renderer: string
  /** The bundle of the thread that draws with it. */
  readonly thread: string
}

/**
 * Draws with the bundle: pages in a thread of their own, and skeletons here, where they are needed when the thread is late or gone.
 * @returns undefined where none was built: pages go out as the build has made them
 */
export function openRenderer({
  renderer: file,
  thread: threadFile
}: RendererFiles): PageRenderer | undefined {
  if (!existsSync(file) || !existsSync(threadFile)) return undefined
  const renderer = createRequire(file)(file) as Renderer
  warmUp(renderer)
  const thread = new DrawThread({ file: threadFile, rendererFile: file })
  return {
    pathOf: renderer.pathOf,
    parametersOf: renderer.parametersOf,
    page: (request, answer) => thread.draw(request, answer),
    skeleton: (request) => renderer.document(renderer.skeleton(request), { anyone: true }),
    close: () => thread.close()
  }
}
