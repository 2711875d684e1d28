import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import PAGE_ROOTS from './page-roots.cjs'
import type { ChunkGroup, Compilation, Compiler } from 'webpack'

/** Pages that open offline: home as the entry, and those that show data stored on the device. */
export const OFFLINE_PAGES = [
  'pages-my/receiveRecord/index',
  'pagesA/landmark-ticket/order_detail',
  'pages-secondary/yueTuVip/index'
]
/** The chunk with the list of pages other than home (`taro-plugin-slim/modules/other-pages.js`). */
const PAGES = 'pages'
const ours = (name: string) => readFileSync(path.resolve(__dirname, 'offline-shell', name), 'utf8')
const FILE = 'sw.js'
/** Shown instead of a page that is not cached, with its script. */
const NO_NETWORK = ['offline.html', 'offline.js']

/**
 * Emits the service worker with the names of the files that these pages need. The names belong to one build:
 * another build is another worker, which the browser fetches by itself.
 */
export class OfflineShell {
  constructor(private readonly pages: readonly string[] = OFFLINE_PAGES) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('offline-shell', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'offline-shell', stage }, (assets) => {
        const groups = this.groupsOf(compilation)
        const names = [...groups].flatMap((group) => group.chunks.flatMap((chunk) => [...chunk.files]))
        const icons = Object.keys(assets).filter((name) => /^static\/icons\.\w+\.svg$/.test(name))
        const files = [...new Set([...names, ...icons])].filter((name) => /\.(js|css|svg)$/.test(name)).sort()
        const pages = ['/', ...this.pages.map((page) => `/${page}`)]
        const texts = NO_NETWORK.map(ours)
        const kept = JSON.stringify({
          pages,
          roots: PAGE_ROOTS,
          files: [...files, ...NO_NETWORK].map((name) => `/${name}`)
        })
        const build = createHash('sha256')
          .update(kept + texts.join(''))
          .digest('hex')
          .slice(0, 12)
        const text = ours('worker.js')
          .replace("'__KEPT__'", `'${kept}'`)
          .replace("'shell-__BUILD__'", `'shell-${build}'`)
        const emit = (name: string, content: string) =>
          compilation.emitAsset(name, new compiler.webpack.sources.RawSource(content))
        NO_NETWORK.forEach((name, place) => emit(name, texts[place] ?? ''))
        emit(FILE, text)
      })
    })
  }

  /** The app, home with its requests, and the pages with theirs. */
  private groupsOf(compilation: Compilation): Set<ChunkGroup> {
    const start = new Set<ChunkGroup>(compilation.entrypoints.values())
    for (const group of start) {
      for (const child of group.childrenIterable) {
        if (group.name !== PAGES || this.isPage(child)) start.add(child)
      }
    }
    const missing = this.pages.filter((page) => ![...start].some((group) => asksFor(group, page)))
    if (missing.length > 0) throw new Error(`offline-shell: no file of ${missing.join(', ')}`)
    return start
  }

  private isPage(group: ChunkGroup): boolean {
    return this.pages.some((page) => asksFor(group, page))
  }
}

const asksFor = (group: ChunkGroup, page: string): boolean =>
  group.origins.some(({ request }) => request?.replaceAll('\\', '/').endsWith(`/${page}`) === true)
