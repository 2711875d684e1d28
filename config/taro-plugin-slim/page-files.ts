import type { Chunk, ChunkGroup, Compilation, Compiler, RuntimeModule } from 'webpack'

/** The chunk with the list of pages other than home (`modules/other-pages.js`). */
const PAGES = 'pages'
/** Placeholder in that chunk for the file names; replaced when all names are known. */
export const PLACE = '__PAGE_FILES__'

const NAMES = /^get (javascript|mini-css) chunk filename$/
const SHEETS = /var cssChunks = (\{[^}]*\});/

type Names = RuntimeModule & { getFilenameForChunk: (this: void, chunk: Chunk) => unknown }

/**
 * webpack writes the name of every lazily loaded file into the start script: each page adds a hash or two,
 * which cannot be compressed. Files needed only by pages other than home are listed in the chunk with the
 * list of these pages instead, before which none of them can be requested (ADR 0022).
 */
export class PageFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('page-files', (compilation) => {
      let found: ReadonlySet<Chunk> | undefined
      const later = () => (found ??= laterChunks(compilation))
      compilation.hooks.runtimeModule.tap('page-files', (module) => {
        if (NAMES.test(module.name)) leaveOut(module as Names, later)
        if (module.name === 'css loading') leaveOutSheets(module, later)
      })
      // the names are final except for the hashes, which webpack corrects in all files afterwards
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1
      compilation.hooks.processAssets.tap({ name: 'page-files', stage }, () => {
        writeFiles(compiler, compilation, later())
      })
    })
  }
}

/** Chunks that can only be requested after the chunk with the list of pages. */
function laterChunks({ entrypoints, chunks }: Compilation): Set<Chunk> {
  const seen = new Set<ChunkGroup>(entrypoints.values())
  for (const group of seen) {
    if (group.name === PAGES) continue
    for (const child of group.childrenIterable) seen.add(child)
  }
  const early = new Set([...seen].flatMap((group) => group.chunks))
  return new Set([...chunks].filter((chunk) => !early.has(chunk)))
}

function leaveOut(module: Names, later: () => ReadonlySet<Chunk>): void {
  const own = module.getFilenameForChunk
  module.getFilenameForChunk = (chunk) => (later().has(chunk) ? false : own(chunk))
}

function leaveOutSheets(module: RuntimeModule, later: () => ReadonlySet<Chunk>): void {
  const generate = module.generate.bind(module)
  module.generate = () => {
    const text = String(generate())
    if (!SHEETS.test(text)) throw new Error('page-files: the loader of sheets has no list of chunks any more')
    // only by its own id: a chunk also has the ids of merged chunks, which may be needed without it
    const ids = new Set([...later()].map((chunk) => String(chunk.id)))
    return text.replace(SHEETS, (_, list: string) => {
      const early = Object.entries(JSON.parse(list) as object).filter(([id]) => !ids.has(id))
      return `var cssChunks = Object.assign(${JSON.stringify(Object.fromEntries(early))}, __webpack_require__.pageSheets);`
    })
  }
}

/** `{ id: [script, sheet] }` per chunk, the sheet only if there is one. */
function filesOf(chunks: ReadonlySet<Chunk>): Record<string, string[]> {
  const files = [...chunks].map((chunk) => {
    const named = (end: string) => [...chunk.files].find((file) => file.endsWith(end))
    return [String(chunk.id), [named('.js'), named('.css')].filter((file) => file !== undefined)] as const
  })
  return Object.fromEntries(files)
}

function writeFiles({ webpack }: Compiler, compilation: Compilation, later: ReadonlySet<Chunk>): void {
  const places = [...(compilation.namedChunks.get(PAGES)?.files ?? [])].filter((file) =>
    String(compilation.assets[file]?.source()).includes(PLACE)
  )
  const [file] = places
  if (places.length !== 1 || !file) {
    compilation.errors.push(
      new webpack.WebpackError(`page-files: one place for the names is expected, not ${places.length}`)
    )
    return
  }
  compilation.updateAsset(file, (asset) => {
    const text = String(asset.source())
    return new webpack.sources.RawSource(
      text.replace(new RegExp(`(["'\`])${PLACE}\\1`), () => `'${JSON.stringify(filesOf(later))}'`)
    )
  })
}
