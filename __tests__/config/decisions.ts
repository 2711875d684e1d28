/** Records of decisions (docs/adr): their form, and the index that lists them. */

export interface Decision {
  readonly file: string
  readonly number: string
  readonly title: string
  readonly status: string
  readonly date: string
  /** Headings of the second level, in order. */
  readonly sections: readonly string[]
  readonly text: string
}

/** Every record has the required sections in this order; the others may stand at their place. */
const SECTIONS = ['Context', 'Decision', 'Alternatives', 'Measurements', 'Consequences']
const REQUIRED = ['Context', 'Decision', 'Consequences']
const STATUS = /^(?:proposed|accepted|superseded by \[\d{4}\])/

/** Reads a record; what it does not have is an empty text. */
export function readDecision(file: string, text: string): Decision {
  const [, number = '', title = ''] = /^# (\d{4})\. (.+)\n/.exec(text) ?? []
  const [, status = ''] = /^- Status: ((?:.|\n {2})+)$/m.exec(text) ?? []
  const [, date = ''] = /^- Date: (\d{4}-\d{2}-\d{2})$/m.exec(text) ?? []
  const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
  return { file, number, title, status: status.replace(/\s+/g, ' '), date, sections, text }
}

/** What is wrong with the form of a record. */
export function faultsOf({ file, number, title, status, date, sections, text }: Decision): readonly string[] {
  const inOrder = SECTIONS.filter((section) => sections.includes(section))
  const faults: readonly [boolean, string][] = [
    [title === '' || !file.startsWith(`${number}-`), `begins with "# ${file.slice(0, 4)}. Title"`],
    [!STATUS.test(status), 'has "- Status: proposed | accepted … | superseded by [NNNN](file)"'],
    [date === '', 'has "- Date: YYYY-MM-DD"'],
    [REQUIRED.some((section) => !sections.includes(section)), `has the sections ${REQUIRED.join(', ')}`],
    [inOrder.join() !== sections.join(), `has no sections but ${SECTIONS.join(', ')}, in this order`],
    [/^## .+\n+(?=## |$(?![^]))/m.test(text), 'has no empty section']
  ]
  return faults.filter(([wrong]) => wrong).map(([, rule]) => `${file}: ${rule}`)
}

/** The status as the index shows it: without its details. */
const shortStatus = (status: string) =>
  /^superseded by \[(\d{4})\]/.exec(status)?.[1]?.replace(/^/, 'superseded by ') ??
  /^\w+/.exec(status)?.[0] ??
  ''

/** The line of a record in the index. */
export const indexLine = ({ file, number, title, status, date }: Decision) =>
  `| [${number}](${file}) | ${title} | ${shortStatus(status)} | ${date} |`

/** Lines of a table, without the padding of its columns. */
export const tableLines = (markdown: string) =>
  markdown
    .split('\n')
    .filter((line) => /^\| \[\d{4}\]/.test(line))
    .map((line) => line.replace(/\s+\|/g, ' |'))
