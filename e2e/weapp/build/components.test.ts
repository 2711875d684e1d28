/** The table of components that the app starts with (config/mini-bridge/component-names.cjs), beside the templates that it must fit. */
import { compileFunction } from 'node:vm'
import { getComponentsAlias } from '@tarojs/shared'
import componentNames, { readTable, startTable } from '../../../config/mini-bridge/component-names.cjs'
import { readDist } from '../host/dist'

type Alias = Record<string, Record<string, string>>

const wholeTable = readTable()
const whole = getComponentsAlias(wholeTable.internalComponents) as Alias
const start = getComponentsAlias(startTable().internalComponents) as Alias

test('a component has its number, as in the whole table', () => {
  const numbers = (alias: Alias) => Object.entries(alias).map(([name, { _num }]) => [name, _num])
  expect(numbers(start)).toEqual(numbers(whole))
})

test('a component with a template has all its attributes, by the same numbers', () => {
  const templates = new Set(
    [...readDist('base.wxml').matchAll(/<template name="tmpl_\d+_(\d+)/g)].map(([, number]) => number)
  )
  const drawn = Object.keys(whole).filter((name) => templates.has(whole[name]?._num ?? ''))
  expect(drawn).toContain('swiper-item')
  for (const name of drawn) expect([name, start[name]]).toEqual([name, whole[name]])
})

test("whatever else Taro's module has is as it was", () => {
  const exports: Record<string, unknown> = {}
  compileFunction(componentNames().replaceAll('export const ', 'exports.'), ['exports'])(exports)
  const { singleQuote, internalComponents, ...rest } = exports
  expect((singleQuote as (text: string) => string)('none')).toBe("'none'")
  expect(internalComponents).toEqual(startTable().internalComponents)
  const { singleQuote: _quote, internalComponents: _table, ...others } = wholeTable
  expect(rest).toEqual(others)
})
