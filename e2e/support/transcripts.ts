import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.resolve(__dirname, '../transcripts')

/** `TRANSCRIPTS=update` writes what is heard now in place of what is stored. */
const isUpdate = process.env.TRANSCRIPTS === 'update'

/** What is another at each run: codes, and numbers with what belongs to them (dates, times, prices by the day). */
const CHANGING: readonly (readonly [pattern: RegExp, mask: string])[] = [
  [/\b[A-Z\d]{4}(?: [A-Z\d]{4})+(?: [A-Z\d]{1,3})?\b/g, '#'],
  [/[A-Z\d*]{6,}/g, '#'],
  [/\d+(?:[.,:–-]\d+)*/g, '#'],
  [/周[一二三四五六日]/g, '周#']
]

const masked = (text: string): string =>
  CHANGING.reduce((kept, [pattern, mask]) => kept.replace(pattern, mask), text)

/** What a customer service says outside of its hours: its pages are others then, and stored apart. */
const CLOSED = '休息中'

/** What is heard on a screen beside what is stored of it: the same twice, once it was updated. */
export function transcriptPair(target: 'weapp' | 'h5', name: string, heard: string) {
  const file = path.join(FOLDER, target, `${name}${heard.includes(CLOSED) ? '.closed' : ''}.txt`)
  const now = `${masked(heard)}\n`
  if (isUpdate) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, now)
  }
  return { now, stored: existsSync(file) ? readFileSync(file, 'utf8') : `there is no ${file}` }
}
