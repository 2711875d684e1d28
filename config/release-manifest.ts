import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ChunkGroup, Compilation, Compiler, Module } from 'webpack'

const ROOT = path.resolve(__dirname, '..')

/** Where an H5 release describes its pages, for bundling the renderer (scripts/lib/bundle-renderer.mjs). */
export const MANIFEST_FILE = path.join(process.env.DIST_DIR ?? path.join(ROOT, 'dist'), 'h5-manifest.json')

/** What the renderer has to know about an H5 release (ADR 0043). */
export interface ReleaseManifest {
  /** index.html as built, before a skeleton is inserted. */
  readonly page: string
  /** The class names of a style sheet in this release, by the sheet's path in the checkout. */
  readonly classes: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The files of each lazily loaded module, above all pages, by its path relative to `src`. */
  readonly modules: Readonly<Record<string, readonly string[]>>
  readonly entry: readonly string[]
  /** What home requests when it is idle. */
  readonly background: readonly string[]
}

/** The chunk that home loads after its first view is complete. */
const BACKGROUND = 'background'

type Concatenated = Module & { readonly modules?: Iterable<Module>; readonly resource?: string }

interface Origin {
  readonly request?: string
  readonly module?: { readonly context?: string | null }
}

const EXPORTED = /export default (\{[\s\S]*?\});?\s*$/

/** The classes of each sheet, as the CSS loader exports them to the client's code. */
function classesOf(modules: Iterable<Module>): Record<string, Record<string, string>> {
  const classes: Record<string, Record<string, string>> = {}
  const visit = (module: Concatenated) => {
    for (const inner of module.modules ?? []) visit(inner)
    if (!module.resource?.endsWith('.module.scss') || module.type !== 'javascript/auto') return
    const said = EXPORTED.exec(String(module.originalSource()?.source() ?? ''))
    if (said?.[1])
      classes[path.relative(ROOT, module.resource)] = JSON.parse(said[1]) as Record<string, string>
  }
  for (const module of modules) visit(module)
  return classes
}

const filesOf = (group: ChunkGroup) => [
  ...new Set(
    group.chunks.flatMap((chunk) =>
      [...chunk.files].filter((file) => /\.(js|css)$/.test(file)).map((file) => `/${file}`)
    )
  )
]

/** The files of every module that is imported dynamically: the chunks that the app requests for it. */
function modulesOf(compilation: Compilation): Record<string, string[]> {
  const modules: Record<string, string[]> = {}
  for (const group of compilation.chunkGroups) {
    for (const { request, module } of group.origins as readonly Origin[]) {
      if (!request) continue
      const name = path.relative(
        path.join(ROOT, 'src'),
        path.resolve(module?.context || ROOT, request.replace(/^@\//, `${ROOT}/src/`))
      )
      if (!name.startsWith('..')) modules[name] = filesOf(group)
    }
  }
  return modules
}

/** Writes the {@link ReleaseManifest} of a release beside it. */
export class WriteReleaseManifest {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('screen-manifest', ({ compilation }) => {
      const manifest: ReleaseManifest = {
        page: readFileSync(path.join(compiler.outputPath, 'index.html'), 'utf8'),
        classes: classesOf(compilation.modules),
        modules: modulesOf(compilation),
        entry: [...compilation.entrypoints.values()].flatMap(filesOf),
        background: compilation.chunkGroups.filter(({ name }) => name === BACKGROUND).flatMap(filesOf)
      }
      mkdirSync(path.dirname(MANIFEST_FILE), { recursive: true })
      writeFileSync(MANIFEST_FILE, JSON.stringify(manifest))
    })
  }
}
