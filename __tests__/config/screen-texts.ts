import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CHINESE_LITERAL = /['`>][^'`<>]*[\u4e00-\u9fff][^'`<>]*/g
const BARE = /^\s*[\u4e00-\u9fff“]/
const COMMENT = /^\s*(?:\*|\/\/|\/\*)/

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n')
}

function filesOf(folder: string, kind: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name) && !/map[\\/]china/.test(name))
    .map((name) => join(folder, name))
}

/** Texts of one line: what is quoted, and what stands between tags, if need be on a line of its own. */
function textsOf(line: string): string[] {
  if (COMMENT.test(line)) return []
  const literals = [...line.matchAll(CHINESE_LITERAL)].map(([text]) => text.slice(1))
  return literals.length === 0 && BARE.test(line) ? [line.trim()] : literals
}

/** What members type, as the assistant recognises it: nobody reads it on a screen. */
const TYPED = /^server[\\/]modules[\\/]assistant[\\/]understand[\\/]/

/** Chinese texts of the sources of app, contract and server, each as `file:line text`. */
export const sourceTexts = (): string[] =>
  ['src', 'server', 'contract']
    .flatMap((folder) => filesOf(folder, /\.tsx?$/))
    .filter((file) => !TYPED.test(file))
    .flatMap((file) =>
      linesOf(file).flatMap((line, index) => textsOf(line).map((text) => `${file}:${index + 1} ${text}`))
    )

/** Chinese texts of our own catalogue that are shown, each as `file:line text`. */
export const catalogueTexts = (): string[] =>
  filesOf('server/catalogue', /\.yaml$/).flatMap((file) =>
    linesOf(file).flatMap((line, index) =>
      /^\s*#|^\s*otherWords:/.test(line) || !/[\u4e00-\u9fff]/.test(line)
        ? []
        : [`${file}:${index + 1} ${line.trim()}`]
    )
  )
