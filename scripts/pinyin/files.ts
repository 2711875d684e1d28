import fs from 'node:fs'
import path from 'node:path'
import { pinyin } from 'pinyin-pro'

const ROOT = path.resolve(__dirname, '../..')
const SOURCE = 'pinyin-pro'

/** The rows of GB 2312 that contain characters: the 6,763 of everyday writing. */
const [FIRST_ROW, LAST_ROW] = [0xb0, 0xf7]
const [FIRST_PLACE, LAST_PLACE] = [0xa1, 0xfe]

function everydayCharacters(): string[] {
  const bytes: number[] = []
  for (let row = FIRST_ROW; row <= LAST_ROW; row++) {
    for (let place = FIRST_PLACE; place <= LAST_PLACE; place++) bytes.push(row, place)
  }
  const text = new TextDecoder('gb2312').decode(Uint8Array.from(bytes))
  return [...text].filter((character) => /\p{Script=Han}/u.test(character))
}

/** Maximum number of readings per character, the most common first: 长 is chang and zhang. */
const MAX_READINGS = 2

/** One line per initial with its syllables, each `syllable|characters read so|characters also read so`. */
function rows(): string {
  const bySyllable = new Map<string, string[]>()
  for (const character of everydayCharacters()) {
    const readings = pinyin(character, { multiple: true, toneType: 'none', v: true, type: 'array' })
    readings.slice(0, MAX_READINGS).forEach((syllable, place) => {
      const columns = bySyllable.get(syllable) ?? ['', '']
      columns[place] += character
      bySyllable.set(syllable, columns)
    })
  }
  const sorted = [...bySyllable].map(([syllable, read]) => [syllable, ...read].join('|')).sort()
  const initials = [...new Set(sorted.map((row) => row.charAt(0)))]
  return initials.map((letter) => sorted.filter((row) => row.startsWith(letter)).join(' ')).join('\n')
}

/** The expected data file, generated from the installed package. */
export function pinyinFile(): { file: string; text: string } {
  const packageJson = path.join(ROOT, 'node_modules', SOURCE, 'package.json')
  const { version } = JSON.parse(fs.readFileSync(packageJson, 'utf8')) as { version: string }
  return {
    file: path.join(ROOT, 'server/lib/pinyin/rows.ts'),
    text:
      `/** Made by \`npm run pinyin\`; not to be edited. From ${SOURCE} ${version}: syllables, each with the characters that are read so,` +
      ` and those that are read so as well. */\nexport const PINYIN_ROWS = \`${rows()}\`\n`
  }
}
