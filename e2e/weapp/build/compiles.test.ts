import { compileSheet, compileStyles, compileTemplates } from '../host/compile'
import { distFiles, readDist } from '../host/dist'
import { renderTemplate } from '../host/view'
import { scriptFaults } from './script-level'
import { testInDepth } from '../../../__tests__/support/level'

const templates = distFiles('.wxml').filter((file) => file !== 'base.wxml')

test("WeChat's compiler takes every template and wxs", () => {
  expect(compileTemplates()).toContain('$gwx')
})

test.each(templates)('%s draws', (file) => {
  expect(
    renderTemplate(file.replace(/\.wxml$/, ''), { root: { cn: [] }, i: { nn: '0', cn: [] }, l: '' })
  ).toBeDefined()
})

test("WeChat's compiler takes every style sheet", () => {
  expect(compileStyles().length).toBeGreaterThan(1000)
})

// WeChat's compiler drops a `:root`, and what stands behind it then means every element
testInDepth('no selector that its compiler writes means every element', () => {
  const selectors = distFiles('.wxss').flatMap((file) =>
    [...compileSheet(file).matchAll(/([^{}@;]+)\{/g)].flatMap(([, list = '']) => list.split(','))
  )
  expect(selectors.length).toBeGreaterThan(1000)
  expect(selectors.filter((selector) => /^\s*:(not|is|where|has)\(/.test(selector))).toEqual([])
})

test.each(distFiles('.js'))('%s is ES2018 and makes no code out of text', (file) => {
  expect(scriptFaults(readDist(file))).toEqual([])
})

test('the check of the language level rejects what is newer', () => {
  const newer = ['a?.b', 'a ?? b', 'try {} catch {}', 'a ||= b', '1n', 'class A { x = 1 }', 'import("a")']
  for (const code of [...newer, '/(?<=a)b/', 'new Function("a")', ';eval("1")', 's.replaceAll("a", "b")'])
    expect([code, scriptFaults(code).length]).toEqual([code, 1])
  expect(scriptFaults('const { a, ...b } = c; async () => { await a }')).toEqual([])
})
