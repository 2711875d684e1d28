import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const GUIDE = 'docs/how-to/new-domain.md'
const guide = readFileSync(GUIDE, 'utf8')

interface Row {
  readonly file: string
  readonly needed: string
}

/** The table of the guide. */
const rows = [...guide.matchAll(/^\| `([^`]+)` +\|.*\| (\S[^|]*?) +\|$/gm)].map(
  ([, file = '', needed = '']): Row => ({ file, needed })
)
const own = rows.filter(({ file }) => file.includes('<domain>'))
const shared = rows.filter(({ file }) => !file.includes('<domain>')).map(({ file }) => file)

/** Every folder of the contract is a domain, but the staff's console, the envelope, what is known of a device, and what is typed. */
const domains = readdirSync('contract').filter(
  (name) =>
    !['console', 'device', 'envelope', 'typed'].includes(name) &&
    statSync(path.join('contract', name)).isDirectory()
)
const at = (file: string, domain: string) => file.replaceAll('<domain>', domain)

test('the guide has its table', () => {
  expect(own.length).toBeGreaterThan(5)
  expect(shared.length).toBeGreaterThan(2)
  expect(domains).toEqual(expect.arrayContaining(['order', 'address', 'visit']))
})

test.each(domains)('%s has the files that every domain has', (domain) => {
  const always = own.filter(({ needed }) => needed === 'always').map(({ file }) => at(file, domain))
  expect(always.filter((file) => !existsSync(file))).toEqual([])
})

test.each(own.filter(({ needed }) => needed !== 'always'))(
  '$file is there in some domains, and not in others ($needed)',
  ({ file }) => {
    const having = domains.filter((domain) => existsSync(at(file, domain)))
    expect(having.length).toBeGreaterThan(0)
    expect(having.length).toBeLessThan(domains.length)
  }
)

/** Files outside of tests and client that name every domain: as a key, or by what is called after it. */
const naming = ['config', 'contract', 'server', 'scripts', 'types']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file))
  )
  .filter((file) => /[.](ts|mts|mjs|cjs|json)$/.test(file) && !file.includes('migrations'))
  .filter((file) => {
    const text = readFileSync(file, 'utf8')
    return domains.every((domain) =>
      new RegExp(`["'/]${domain}["'/]|\\b${domain}(Module|Endpoints|Schemas)\\b`).test(text)
    )
  })

test('the files that list every domain are the ones that the guide names', () => {
  expect(naming.sort()).toEqual([...shared].sort())
})

test.each([...guide.matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)].map(([, file = '']) => file))(
  '%s, which the guide names, is there',
  (file) => expect(existsSync(file)).toBe(true)
)
