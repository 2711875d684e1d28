import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(__dirname, '../..')
const cut = require('../../config/react-reconciler.cjs') as (source: string) => string
const read = (file: string) => readFileSync(path.join(root, 'node_modules', file), 'utf8')

const whole = read('react-reconciler/cjs/react-reconciler.production.min.js')
const offeredBy = (source: string) =>
  new Set([...source.matchAll(/\bexports\.(\w+)\s*=/g)].map(([, name]) => name))

it('all that Taro calls is still there', () => {
  const called = [
    ...read('@tarojs/react/dist/react.esm.js').matchAll(/\b(?:TaroReconciler|renderer)\.(\w+)/g)
  ]
    .map(([, name = '']) => name)
    .filter((name) => offeredBy(whole).has(name))
  expect(called.length).toBeGreaterThan(6)
  const left = offeredBy(cut(whole))
  expect(called.filter((name) => !left.has(name))).toEqual([])
})

it('what nobody calls is gone', () => {
  expect(offeredBy(whole).size - offeredBy(cut(whole)).size).toBe(21)
})

it('a reconciler that has lost one of them ends the build', () => {
  expect(() => cut(whole.replace('exports.focusWithin', 'exports.other'))).toThrow(
    'the reconciler no longer has: focusWithin'
  )
})
