import path from 'node:path'
import vm from 'node:vm'
import { inDist, packageOf, readDist, type AppJson } from './dist'
import { HIDDEN_NAMES } from './hidden-names'
import type { Timers } from './timers'

interface Module {
  exports: unknown
}

const compiled = new Map<string, vm.Script>()

function scriptOf(file: string): vm.Script {
  const known = compiled.get(file)
  if (known) return known
  const code = readDist(file)
  const script = new vm.Script(
    `(function (require, module, exports, ${HIDDEN_NAMES.join(', ')}) {${code}\n})`,
    {
      filename: file
    }
  )
  compiled.set(file, script)
  return script
}

/** The logic layer: a bare JavaScript realm in which the files of the build run as WeChat runs them. */
export class Realm {
  private readonly context: vm.Context
  private readonly modules = new Map<string, Module>()
  private readonly parse: (json: string) => unknown
  private readonly makePromise: (executor: unknown) => unknown
  private readonly makeBuffer: (bytes: number) => ArrayBuffer
  readonly makeProxy: <T extends object>(target: T, handler: ProxyHandler<T>) => T

  constructor(
    private readonly app: AppJson,
    globals: Readonly<Record<string, unknown>>,
    timers: Timers,
    onLog: (level: string, words: unknown[]) => void,
    private readonly check: (file: string) => void,
    random?: () => number
  ) {
    const log =
      (level: string) =>
      (...words: unknown[]) =>
        onLog(level, words)
    const console = Object.fromEntries(
      ['log', 'info', 'debug', 'warn', 'error', 'group', 'groupEnd', 'trace'].map((level) => [
        level,
        log(level)
      ])
    )
    // no eval and no new Function, as in WeChat
    this.context = vm.createContext(
      {
        console,
        setTimeout: timers.setTimeout,
        setInterval: timers.setInterval,
        clearTimeout: timers.clear,
        clearInterval: timers.clear,
        ...globals
      },
      { codeGeneration: { strings: false, wasm: false } }
    )
    vm.runInContext('delete globalThis.WebAssembly; delete globalThis.Intl', this.context)
    const inside = (code: string): unknown => vm.runInContext(`(${code})`, this.context)
    if (random)
      (inside('function (random) { Math.random = random }') as (given: () => number) => void)(random)
    this.parse = inside('function (json) { return JSON.parse(json) }') as Realm['parse']
    this.makePromise = inside('function (executor) { return new Promise(executor) }') as Realm['makePromise']
    this.makeBuffer = inside('function (bytes) { return new ArrayBuffer(bytes) }') as Realm['makeBuffer']
    this.makeProxy = inside(
      'function (target, handler) { return new Proxy(target, handler) }'
    ) as Realm['makeProxy']
  }

  setGlobal(name: string, value: unknown): void {
    this.context[name] = value
  }

  /** The same data, made in the realm: what WeChat hands over is of the app's own kind. */
  copy(value: unknown): unknown {
    if (value instanceof ArrayBuffer) {
      const buffer = this.makeBuffer(value.byteLength)
      new Uint8Array(buffer).set(new Uint8Array(value))
      return buffer
    }
    return value === undefined ? undefined : this.parse(JSON.stringify(value))
  }

  promise(executor: (resolve: (value: unknown) => void, reject: (reason: unknown) => void) => void): unknown {
    return this.makePromise(executor)
  }

  /** Runs a file once and gives its exports, as `require` does. */
  require(file: string, from = ''): unknown {
    const named = file.startsWith('/') ? file.slice(1) : path.posix.join(path.posix.dirname(from), file)
    const found = [named, `${named}.js`, `${named}/index.js`].find(
      (name) => name.endsWith('.js') && inDist(name)
    )
    if (!found) throw new Error(`module '${named}.js' is not defined, require args is '${file}'`)
    const pack = packageOf(this.app, found)
    if (from && pack !== '' && pack !== packageOf(this.app, from))
      throw new Error(`${from} may not require ${found}: it is in the sub-package ${pack}`)
    const known = this.modules.get(found)
    if (known) return known.exports
    this.check(found)
    const module: Module = { exports: {} }
    this.modules.set(found, module)
    const run = scriptOf(found).runInContext(this.context) as (...args: unknown[]) => void
    try {
      run((name: string) => this.require(name, found), module, module.exports)
    } catch (error) {
      this.modules.delete(found)
      throw error
    }
    return module.exports
  }
}
