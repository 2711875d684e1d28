import type { CodeSpace } from 'glass-easel-miniprogram-adapter'
import { defineNatives } from '../natives/define'
import { NATIVE_TAGS } from '../natives/templates'
import { PageContext } from './page-context'
import { PageWindow, type Frame } from './page-window'
import type { EaselProgram } from './program'

/** Tags that WeChat draws before scripts run; of others there is nothing. */
const DRAWN: readonly string[] = ['view', 'text', 'button', 'image', 'scroll-view', 'rich-text']

const NOT_DRAWN = NATIVE_TAGS.filter((tag) => !DRAWN.includes(tag)).map((tag) => `wx-${tag}`)

interface Definer {
  Page(definition: object): void
  Component(definition: object): void
}

/** What WeChat shows of a page before the logic layer runs (初始渲染缓存): its template with kept data, in which nothing can be touched. */
export class FirstDrawing {
  readonly window: PageWindow
  private readonly root: { release(): void }

  constructor(program: EaselProgram, page: string, frame: Frame, kept: string) {
    this.window = new PageWindow(page, frame)
    const { document, style, element } = this.window
    element.style.pointerEvents = 'none'
    const hidden = document.createElement('style')
    hidden.textContent = `${NOT_DRAWN.join()}{display:none!important}`
    document.head.append(hidden)
    const space = program.env.createCodeSpace('before', true)
    // the same templates and tags, in a space without scripts
    const bare = Object.create(program, { space: { value: space } }) as EaselProgram
    defineNatives(bare)
    bare.addTemplates()
    define(space, 'comp', (env) =>
      env.Component({ properties: { i: { type: Object, value: {} }, l: { type: String, value: '' } } })
    )
    define(space, page, (env) => env.Page({ data: { root: { cn: [] }, ...(JSON.parse(kept) as object) } }))
    const context = new PageContext({ document, style, tap: () => undefined })
    const root = program.env.associateBackend(context).createRoot('page-root', space, page)
    const place = document.createElement('i')
    document.body.append(place)
    root.attach(document.body as never, place as never)
    this.root = root
  }

  close(): void {
    this.root.release()
    this.window.close()
  }
}

const define = (space: CodeSpace, file: string, work: (env: Definer) => void) =>
  space.componentEnv(file, (env) => work(env as unknown as Definer))
