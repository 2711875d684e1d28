/** That a new partner is its files and nothing else (docs/how-to/new-partner.md): no other file knows a partner by name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { partnerCodes } from '@contract/partner/codes'
import type { PartnerCode } from '@contract/types'
import { pathOf } from './citations'

/** The name of a partner's files: `meituan-dp`. */
const fileOf = (code: string) => code.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What the how-to has a newcomer write for each partner, and the tables into which it goes. */
const filesOf = (code: string) =>
  ['contract/partner/partners', 'server/partners', 'server/sandbox/partner/sites'].map(
    (folder) => `${folder}/${fileOf(code)}.ts`
  )
const TABLES = [
  'contract/partner/partners.ts',
  'server/partners/records.ts',
  'server/sandbox/partner/sites.ts'
]

/** Who else may name a partner, and why. */
const MAY: Readonly<Record<string, string>> = {
  'contract/partner/endpoints.ts': 'paths of calls are those of the specification, to the letter',
  'contract/partner/schema.ts': 'says in words whose those calls are'
}

/** `years` is a word too: of those columns one picks a birthday, and of what is kept for so long. */
const A_WORD = [
  'src/lib/day-parts.ts',
  'src/ui/nut-day-wheels/nut-day-wheels.tsx',
  'server/domain/retention/stays.ts'
]

const sources = ['src', 'server', 'contract'].flatMap((folder) =>
  readdirSync(pathOf(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /[.]tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name))
)

const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\//g, '').replace(/(?<!:)\/\/.*/g, '')

/** As a word of its own, in a constant's letters and in a variable's name too; a call's name such as `hdzCreateOrder` is none. */
const mentions = (code: PartnerCode) =>
  new RegExp(`\\b(?:${code}|${code.toUpperCase()}|PARTNER_${code.toUpperCase()}_\\w+)\\b`)

const namers = (code: PartnerCode) =>
  sources.filter((file) => mentions(code).test(withoutComments(readFileSync(pathOf(file), 'utf8'))))

const named = partnerCodes.map((code) => [code, namers(code)] as const)

test.each(named)('%s is known to its own files and the tables, and to nobody else', (code, files) => {
  const known = [...filesOf(code), ...TABLES, ...Object.keys(MAY), ...(code === 'years' ? A_WORD : [])]
  expect(files.filter((file) => !known.includes(file))).toEqual([])
})

test.each(partnerCodes)('%s has each file that the how-to names, and each table has it', (code) => {
  expect(filesOf(code).filter((file) => !existsSync(pathOf(file)))).toEqual([])
  const table = named.find(([each]) => each === code)?.[1] ?? []
  expect(TABLES.filter((file) => !table.includes(file))).toEqual([])
})

test('no exception is kept that nobody needs', () => {
  const all = new Set(named.flatMap(([, files]) => files))
  expect([...Object.keys(MAY), ...A_WORD].filter((file) => !all.has(file))).toEqual([])
})

test('the how-to names them all', () => {
  const guide = readFileSync(pathOf('docs/how-to/new-partner.md'), 'utf8')
  expect([...filesOf('demo'), ...TABLES].filter((file) => !guide.includes(`\`${file}\``))).toEqual([])
})
