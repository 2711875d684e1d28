/** The specification as it was issued (the files beside this one), read as data: its sections and their sentences. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

const SPECIFICATION = 'spec'

const textOf = (name: string) => readFileSync(path.join(__dirname, name), 'utf8')
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const SECTIONS: ReadonlyMap<number, string> = new Map(
  textOf(`${SPECIFICATION}.md`)
    .split(/^## (?=\d\. )/m)
    .slice(1)
    .map((text) => [Number(text[0]), text.slice(text.indexOf('\n') + 1)])
)

/** The lines of a section, without its headings and the rules of tables. */
export const linesOfSection = (number: number): readonly string[] =>
  linesOf(SECTIONS.get(number) ?? '').filter((line) => !line.startsWith('#') && !/^\|[-|]+\|$/.test(line))

/** A row of a table is one sentence; a paragraph or an item of a list has one for each full stop. */
const sentencesOfLine = (line: string): readonly string[] =>
  line.startsWith('|')
    ? [line]
    : line
        .replace(/^- /, '')
        .split(/(?<=\.)(?:\*\*)? (?=["*]*[A-Z])/)
        .map((sentence) => sentence.replaceAll('**', ''))

/** The sentences of a section, in their order. */
export const sentencesOf = (number: number): readonly string[] =>
  linesOfSection(number).flatMap(sentencesOfLine)

/** The pages: path and Chinese title, `''` where the page takes the title of what it shows. */
export const SEED_TITLES: readonly { readonly path: string; readonly title: string }[] = linesOf(
  textOf('titles.tsv')
).map((line) => {
  const [route = '', title = ''] = line.split('\t')
  return { path: route, title }
})

/** Which rules of docs/specification a sentence stands in, `-` where it specifies nothing (sentences.tsv). */
export const SEED_RULES: readonly { readonly sentence: string; readonly rules: readonly string[] }[] =
  linesOf(textOf('sentences.tsv')).map((line) => {
    const [rules = '', sentence = ''] = line.split('\t')
    return { sentence, rules: rules === '-' ? [] : rules.split(' ') }
  })
