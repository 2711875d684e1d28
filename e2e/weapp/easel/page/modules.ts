import { joined } from '../../host/address'
import { HIDDEN_NAMES } from '../../host/hidden-names'
import { readSite } from './page-window'

interface Module {
  exports: unknown
}

/** Parts of JavaScript that WeChat does not have on every phone. */
const MISSING = ['Intl', 'WebAssembly']

type Run = (...given: unknown[]) => void

declare global {
  interface Window {
    easelModule?: Run
  }
}

/** A file of the build as a function of what WeChat gives it. @throws Error when it cannot be read */
function functionOf(names: readonly string[], code: string): Run {
  const script = document.createElement('script')
  script.textContent = `window.easelModule = function (${names.join(', ')}) {${code}\n}`
  document.head.append(script)
  script.remove()
  const { easelModule: run } = window
  if (!run) throw new Error('a file of the build is no JavaScript')
  delete window.easelModule
  return run
}

/** Names that WeChat has in every file beside what is its own to the file. */
export type Globals = Readonly<Record<string, unknown>>

/** The files of the build as WeChat runs them: each a module, without what a browser has. */
export class Modules {
  private readonly modules = new Map<string, Module>()
  /** Code that was evaluated so far, bytes. */
  bytes = 0

  constructor(
    private readonly globals: Globals,
    private readonly check: (file: string) => void
  ) {}

  require(file: string, from = ''): unknown {
    const named = file.startsWith('/') ? file.slice(1) : joined(from, file)
    const place = named.endsWith('.js') ? named : `${named}.js`
    const known = this.modules.get(place)
    if (known) return known.exports
    this.check(place)
    const module: Module = { exports: {} }
    this.modules.set(place, module)
    const code = readSite(`/easel/dist/${place}`)
    this.bytes += code.length
    const names = ['require', 'module', 'exports', ...Object.keys(this.globals), ...HIDDEN_NAMES, ...MISSING]
    const run = functionOf(names, `${code}\n//# sourceURL=${place}`)
    try {
      run(
        (other: string) => this.require(other, place),
        module,
        module.exports,
        ...Object.values(this.globals)
      )
    } catch (error) {
      this.modules.delete(place)
      throw error
    }
    return module.exports
  }
}
