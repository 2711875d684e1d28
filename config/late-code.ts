import path from 'node:path'
import webpack, { type Chunk, type Module } from 'webpack'

/** Where code of the main package is that no cold start needs. */
const LATE = 'late'
/** Where code is that runs soon after a start, beside what is on the screen. */
const SOON = 'soon'
/** Where code is that runs once what is on the screen is still. */
const AFTER = 'after'
/** The chunks of such code, as its `import()` names them. */
const SOON_CHUNKS: ReadonlySet<string> = new Set(['background'])
/** As its `import()` names it, and once it is in its file. */
const AFTER_CHUNKS: ReadonlySet<string> = new Set(['after-home', AFTER])
/** Its style sheets. */
const STYLES = 'late-styles'
/** What a cold start runs; everything reached from here by static imports is evaluated before home is drawn. */
const START: ReadonlySet<string> = new Set(['app', 'pages/index/index'])

const SOURCE = path.resolve(__dirname, '../src')

/**
 * Folders whose `import()` loads a file of its own, as on H5: those of the main package. Elsewhere it is a part of
 * the file it stands in: what a sub-package fetches late would be put in the main package.
 */
export const LATE_IMPORTS: readonly string[] = [
  'launch',
  'frame',
  'routes',
  'pages/index',
  'features/session',
  'features/visit',
  'features/location'
].map((folder) => path.join(SOURCE, folder) + path.sep)

interface Graph {
  readonly chunkGraph: webpack.ChunkGraph
}

const chunksOf = (module: Module, { chunkGraph }: Graph): Chunk[] => [
  ...chunkGraph.getModuleChunksIterable(module)
]

const isStyle = (module: Module): boolean => module.type === 'css/mini-extract'

/** Whether several parts of the main package share it, or one that is fetched late has it, and a start does not. */
function isLate(module: Module, graph: Graph): boolean {
  const chunks = chunksOf(module, graph)
  if (chunks.some(({ name }) => START.has(name ?? ''))) return false
  return chunks.length > 1 || chunks.some((chunk) => !chunk.canBeInitial())
}

const isSoon = (module: Module, graph: Graph): boolean =>
  chunksOf(module, graph).some(({ name }) => SOON_CHUNKS.has(name ?? ''))

/** What it shares with others is in their file. */
const isAfter = (module: Module, graph: Graph): boolean =>
  chunksOf(module, graph).every(({ name }) => AFTER_CHUNKS.has(name ?? ''))

/** Above all groups of Taro's but those of sub-packages. */
const group = (name: string, test: (module: Module, graph: Graph) => boolean) => ({
  name,
  test: (module: Module, graph: Graph) => isLate(module, graph) && test(module, graph),
  minChunks: 1,
  maxAsyncRequests: Infinity,
  priority: 200
})

const lateGroups = {
  // nothing fetches a style sheet late: app.wxss imports this one
  lateStyles: group(STYLES, isStyle),
  soon: group(SOON, (module, graph) => !isStyle(module) && isSoon(module, graph)),
  after: group(AFTER, (module, graph) => !isStyle(module) && isAfter(module, graph)),
  late: group(LATE, (module, graph) => !isStyle(module) && !isSoon(module, graph) && !isAfter(module, graph))
}

/** Groups of webpack's splitChunks; false is none. */
export type Groups = Readonly<Record<string, object | false>>

/** For webpack's splitChunks: the groups of Taro's and those of late code. */
export function withLateGroups(groups: Groups): Groups {
  // one request at a time is webpack's rule for what is fetched late: such code would be in two files
  const split: Record<string, object | false> = { ...lateGroups }
  for (const [name, of] of Object.entries(groups)) split[name] = of && { ...of, maxAsyncRequests: Infinity }
  return split
}

/** For Taro's addChunkPages: every page but home requires the late code before its own. */
export function requireLateCode(pages: Map<string, string[]>, names: readonly string[] = []): void {
  for (const name of names) if (!START.has(name)) pages.set(name, [SOON, LATE])
}

/**
 * Lets `import()` load a file of the package by WeChat's `require`, where webpack would add a script to the
 * document. Its path is a literal, as WeChat's tools look for them. A file that throws can be tried again.
 */
export class LateCode {
  apply(compiler: webpack.Compiler): void {
    const { ensureChunk } = webpack.RuntimeGlobals
    compiler.hooks.thisCompilation.tap('late-code', (compilation) => {
      compilation.hooks.afterChunks.tap('late-code', (chunks) => nameAll(chunks))
      compilation.hooks.runtimeRequirementInTree
        .for(ensureChunk)
        .tap({ name: 'late-code', stage: -1 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new RequireLate())
          return true
        })
    })
  }
}

/** Taro's plugin counts a chunk without a name to no package, so that its modules would be put in others. */
function nameAll(chunks: Iterable<Chunk>): void {
  let count = 0
  for (const chunk of chunks) chunk.name ??= `${LATE}-${++count}`
}

/** In place of webpack's `ensureChunk`: every other file that an `import()` may name is there since the start. */
class RequireLate extends webpack.RuntimeModule {
  constructor() {
    super('require late code')
  }

  override generate(): string {
    const files = [SOON, AFTER, LATE].map((name) => {
      const id = this.compilation?.namedChunks.get(name)?.id
      return `id === ${JSON.stringify(id)} && require("./${name}")`
    })
    return `${webpack.RuntimeGlobals.ensureChunk} = function (id) {
  return new Promise(function (done) { done(${files.join(' || ')}) })
}`
  }
}

/** For Taro's commonChunks: what `app.js` requires and `app.wxss` imports. */
export const commonChunks = (usual: string[]): string[] => [...usual, STYLES]
