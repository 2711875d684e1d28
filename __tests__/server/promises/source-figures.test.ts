import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceTexts } from '../../config/screen-texts'
import { constantIn } from '../../specification/seed/code-constants'
import { FIGURES_OF_NOTHING, SOURCE_FIGURES } from './source-figures'

const ROOT = path.resolve(__dirname, '../../..')
const FIGURE = /(\d+)\s*(?:天|小时|分钟|秒|次|元|期|个工作日|张|份|年|周|个月|%|位|个字|件|MB|公里)/g

const patternOf = (says: string) =>
  new RegExp(says.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace('{}', '(\\d+)'), 'g')

/** A text without the figures that are tied, or that are of nothing. */
const rest = (line: string): string => {
  const free = FIGURES_OF_NOTHING.reduce((text, [words]) => text.replaceAll(words, ''), line)
  return SOURCE_FIGURES.reduce((text, { says }) => text.replace(patternOf(says), ''), free)
}

/** Whether the line of the source has the figure as code, beside the text: `z.string().max(30, '最多 30 个字')`. */
function isInCode(file: string, line: number, text: string, figure: string): boolean {
  const source = readFileSync(path.join(ROOT, file), 'utf8').split('\n')[line - 1] ?? ''
  return new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(source.replace(text, ''))
}

const lines = sourceTexts()
  .filter((line) => !line.includes('/sandbox/') && !line.startsWith('server/domain/promises/'))
  .map((line) => {
    const [, file = '', no = '', text = ''] = /^(\S+):(\d+) (.*)$/s.exec(line) ?? []
    return { file, no: Number(no), text }
  })

test('every figure in a text of the app or the server is a constant, or it is known why not', () => {
  const loose = lines.flatMap(({ file, no, text }) =>
    [...rest(text).matchAll(FIGURE)]
      .filter(([, figure = '']) => !isInCode(file, no, text, figure))
      .map(([words]) => `${file}:${no} ${words}: ${text}`)
  )
  expect(loose).toEqual([])
})

test('a figure that is tied is what its constant is', () => {
  const said = SOURCE_FIGURES.flatMap(({ says, is: [file, name, unit = 1] }) =>
    lines.flatMap(({ text }) =>
      [...text.matchAll(patternOf(says))].map((match) => ({
        says,
        said: Number(match[1]),
        is: Number(constantIn(file, name)) / unit
      }))
    )
  )
  expect(said.filter((each) => each.said !== each.is)).toEqual([])
  expect(SOURCE_FIGURES.filter(({ says }) => !said.some((each) => each.says === says))).toEqual([])
})
