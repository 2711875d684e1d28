import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const WEAPP = path.resolve(__dirname, '..')
const read = (...names: string[]) => readFileSync(path.join(WEAPP, ...names), 'utf8')

/** Each journey's hosts, and why it runs in one alone, as the README has them. */
function table() {
  const [, section = ''] = read('README.md').split('### Stories in both hosts')
  return [...section.matchAll(/^\| (\S+) +\| (both|mini) +\| (.*?) *\|$/gm)].map(
    ([, journey = '', hosts = '', why = '']) => ({ journey, hosts, why })
  )
}

const journeys = readdirSync(path.join(WEAPP, 'journeys')).map((file) => ({
  journey: file.replace(/(\.deep)?\.test\.ts$/, ''),
  shared: [...read('journeys', file).matchAll(/from '\.\.\/stories\/([\w-]+)'/g)].map(([, name]) => name)
}))

test('the README tells of each journey which hosts run it, and why not both', () => {
  const hosts = journeys.map(
    ({ journey, shared }) => `${journey} ${shared.includes('mini-hand') ? 'both' : 'mini'}`
  )
  expect(
    table()
      .map(({ journey, hosts }) => `${journey} ${hosts}`)
      .sort()
  ).toEqual(hosts.sort())
  expect(table().filter(({ hosts, why }) => hosts === 'mini' && why === '')).toEqual([])
})

test('every story is run by the second host too', () => {
  const told = [...read('stories', 'all.ts').matchAll(/from '\.\/([\w-]+)'/g)].map(([, name]) => name)
  const stories = readdirSync(path.join(WEAPP, 'stories'))
    .filter((file) => /readonly Story\[\] = \[/.test(read('stories', file)))
    .map((file) => file.replace('.ts', ''))
    .filter((name) => name !== 'all')
  expect(stories.length).toBeGreaterThan(5)
  expect(told).toEqual(expect.arrayContaining(stories))
  expect([...new Set(journeys.flatMap(({ shared }) => shared))]).toEqual(expect.arrayContaining(stories))
})
