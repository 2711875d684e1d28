import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What is read of a file of Vite's build. */
interface BuiltFile {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  readonly name?: string | undefined
  /** The module that was asked for, of a part with an entry of its own. */
  readonly facadeModuleId?: string | null
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined
}
type Bundle = Readonly<Record<string, BuiltFile>>

const FILE = 'shop-worker.js'
const BASE = '/console/'
/** Parts that the shop's page loads by itself; all others that it could load are pages of the console. */
const LOADED = /\/console\/pages\/sign-in\//
/** The library that reads codes where the browser cannot: cached where it is needed. */
const SCANNER = /\/console\/shop\/scan\//

/** Emits the service worker of `/shop` with the names of the files that its page needs. Another build is another worker. */
export function shopShell() {
  return {
    name: 'shop-shell',
    generateBundle: {
      order: 'post' as const,
      handler(
        this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): unknown },
        _options: unknown,
        bundle: Bundle
      ) {
        this.emitFile({ type: 'asset', fileName: FILE, source: workerFor(bundle) })
      }
    }
  }
}

/** The worker for a build. @throws Error if the build has no page of the shop */
export function workerFor(bundle: Bundle): string {
  const all = Object.values(bundle)
  const page = all.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/console/shop.html'))
  if (!page) throw new Error('The build has no page of the shop')
  const own = closureOf(bundle, [page, ...partsOf(all, LOADED)])
  const scanner = closureOf(bundle, partsOf(all, SCANNER)).filter((name) => !own.includes(name))
  const programs = all.map(({ fileName }) => fileName).filter((name) => name.endsWith('.wasm'))
  const manifest = all.map(({ fileName }) => fileName).filter((name) => name.endsWith('.webmanifest'))
  const addresses = (names: readonly string[]) => [...names].sort().map((name) => BASE + name)
  const kept = JSON.stringify({
    page: '/shop',
    files: addresses([...own, ...manifest]),
    later: addresses([...scanner, ...programs])
  })
  const build = createHash('sha256').update(kept).digest('hex').slice(0, 12)
  return readFileSync(path.resolve(__dirname, 'shop-shell/worker.js'), 'utf8')
    .replaceAll('__BUILD__', build)
    .replace("'__KEPT__'", () => `'${kept}'`)
}

const partsOf = (all: readonly BuiltFile[], pattern: RegExp): BuiltFile[] =>
  all.filter(({ facadeModuleId }) => facadeModuleId != null && pattern.test(facadeModuleId))

/** Names of these files, of everything that they load with themselves, and of their styles. */
function closureOf(bundle: Bundle, from: readonly BuiltFile[]): string[] {
  const found = new Set<string>()
  const add = (file: BuiltFile) => {
    if (found.has(file.fileName)) return
    found.add(file.fileName)
    for (const css of file.viteMetadata?.importedCss ?? []) found.add(css)
    for (const name of file.imports ?? []) {
      const next = bundle[name]
      if (next) add(next)
    }
  }
  from.forEach(add)
  return [...found]
}
