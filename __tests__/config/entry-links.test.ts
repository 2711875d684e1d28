/** Every page can be reached from a tab, or it is said why only a link leads there; that the taps do is held by the mini host. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ENTRY_LINKS, isTap, type EntryLink } from '../../e2e/support/entry-links/entry-links'
import { PATHS } from '../../src/routes/table'

const ROOT = path.join(__dirname, '../..')
const doors: [string, EntryLink][] = Object.entries(ENTRY_LINKS)

test('the table of doors has every page, and no other', () => {
  expect(Object.keys(ENTRY_LINKS).sort()).toEqual([...PATHS].sort())
})

test('each tap begins on a tab, or on a page that is reached by taps in the same channels', () => {
  const faults = doors.flatMap(([page, door]) => {
    if (!isTap(door) || !door.from.includes('/')) return []
    const before = ENTRY_LINKS[door.from as keyof typeof ENTRY_LINKS]
    if (!isTap(before)) return [`${page}: nothing is tapped to come to ${door.from}`]
    const missing = (door.in ?? []).filter((channel) => before.in && !before.in.includes(channel))
    return missing.map((channel) => `${page}: ${door.from} is not in ${channel}`)
  })
  expect(faults).toEqual([])
})

test('where only some channels have a door, it is said why', () => {
  const silent = doors.filter(([, door]) => isTap(door) && door.in !== undefined && !door.elsewhere)
  expect(silent).toEqual([])
})

test('the journeys that lead to a page on their way are there', () => {
  const lost = doors.flatMap(([page, door]) =>
    'journeys' in door
      ? door.journeys
          .filter((file) => !existsSync(path.join(ROOT, 'e2e', file)))
          .map((file) => `${page}: ${file}`)
      : []
  )
  expect(lost).toEqual([])
})

test('a page of which it is said that only a link leads there is opened by no press', () => {
  const search = (page: string) => {
    try {
      const pattern = `(navigate|replace)\\('${page}'`
      return execFileSync('git', ['grep', '-lE', pattern, '--', 'src'], { cwd: ROOT, encoding: 'utf8' })
        .split('\n')
        .filter((file) => file !== '' && !file.startsWith(`src/${path.dirname(page)}/`))
    } catch {
      return []
    }
  }
  const pressed = doors.flatMap(([page, door]) =>
    'link' in door && page !== 'pages/login/index' ? search(page).map((file) => `${page}: ${file}`) : []
  )
  expect(pressed).toEqual([])
})
