/** The stand-in for Taro's entry in the mini-program (docs/adr/0103-late-code.md) beside the original: the same module by the same calls. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import { buildSync } from 'esbuild'

const ROOT = path.resolve(__dirname, '../..')
const ENTRIES = {
  original: path.join(ROOT, 'node_modules/@tarojs/taro/index.js'),
  'stand-in': path.join(ROOT, 'config/mini-bridge/taro.js')
}

/** Evaluates an entry with these in place of Taro's runtime and its calls. */
function evaluate(file: string, modules: Readonly<Record<string, unknown>>): { readonly default: unknown } {
  const module = { exports: {} as { default: unknown } }
  const run = compileFunction(readFileSync(file, 'utf8'), ['require', 'module'])
  run((name: string) => modules[name], module)
  return module.exports
}

function runtimeWith(existing: readonly string[]) {
  const called: unknown[][] = []
  const hooks = {
    isExist: (name: string) => existing.includes(name),
    call: (...all: unknown[]) => void called.push(all)
  }
  return { hooks, called }
}

describe.each(Object.entries(ENTRIES))('the %s', (_name, file) => {
  test.each([
    ['gives a platform’s calls to it', ['initNativeApi'], 1],
    ['asks nothing of a runtime without a platform', [], 0]
  ])('is what @tarojs/api has, and %s', (_what, existing, times) => {
    const { hooks, called } = runtimeWith(existing)
    const taro = { request: () => undefined }
    const entry = evaluate(file, { '@tarojs/runtime': { hooks }, '@tarojs/api': { default: taro } })
    expect(entry).toBe(taro)
    expect(entry.default).toBe(taro)
    expect(called).toEqual(times === 0 ? [] : [['initNativeApi', taro]])
  })
})

/** Evaluates modules of Taro's runtime or those that stand for them, as a mini-program has them; gives `exports`. */
function bundle(contents: string): Record<string, unknown> {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: ROOT },
    mainFields: ['browser', 'module', 'main'],
    define: { 'process.env.TARO_PLATFORM': '"mini"', 'process.env.TARO_ENV': '"weapp"' },
    bundle: true,
    format: 'cjs',
    write: false,
    logLevel: 'error'
  })
  const module = { exports: {} }
  const scope = ['module', 'exports', 'global', 'wx']
  compileFunction(outputFiles[0]?.text ?? '', scope)(module, module.exports, { Date, wechat: 1 }, {})
  return { ...module.exports }
}

interface Events {
  on(name: string, heard: () => void): void
  trigger(name: string): void
  addEventListener(name: unknown, heard: () => void): void
  removeEventListener(name: unknown, heard: () => void): void
}

/** A window with what a mini-program does with it: Taro's bridge tells it of pages, a library may listen. */
function windowOf(file: string) {
  const { taroWindowProvider, ...others } = bundle(`export * from ${JSON.stringify(file)}`)
  const heard: string[] = []
  const window = taroWindowProvider as Events
  const listen = () => void heard.push('resize')
  window.addEventListener('resize', listen)
  window.addEventListener(7, listen)
  window.trigger('resize')
  window.removeEventListener('resize', listen)
  for (const told of ['resize', '0', '1', '2', '3']) window.trigger(told)
  const names = Object.keys(window).filter((name) => name !== 'location' && name !== 'history')
  return { exports: Object.keys({ ...others, taroWindowProvider }).sort(), names: names.sort(), heard }
}

test('the window is Taro’s but for an address and a history', () => {
  const stand = windowOf(path.join(ROOT, 'config/mini-bridge/window.js'))
  expect(stand).toEqual(windowOf(path.join(ROOT, 'node_modules/@tarojs/runtime/dist/bom/window.js')))
  expect(stand.heard).toEqual(['resize'])
  expect(stand.names).toContain('wechat')
})

test('the platform gives Taro’s runtime the same hooks', () => {
  const hooksOf = (file: string) => {
    const { hooks } = bundle(`import ${JSON.stringify(file)}; export { hooks } from '@tarojs/shared'`)
    return JSON.stringify((hooks as { callbacks: object }).callbacks, (_key, value: unknown) =>
      typeof value === 'function' ? String(value).replaceAll(/\s+/g, ' ') : value
    )
  }
  const own = hooksOf('@tarojs/plugin-platform-weapp/dist/runtime')
  expect(own).toContain('onSaveExitState')
  expect(hooksOf(path.join(ROOT, 'config/mini-bridge/platform.js'))).toBe(own)
})
