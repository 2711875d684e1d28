/** The stand-in for Taro's entry in the mini-program (docs/adr/0103-late-code.md) beside the original: the same module by the same calls. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compileFunction } from 'node:vm'

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
