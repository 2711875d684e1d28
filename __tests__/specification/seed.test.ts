import { endpointPath, type Endpoint } from '@contract/endpoint'
import { endpoints } from '@contract/endpoints'
import { schemas } from '@contract/schemas'
import { EXEMPT, ROUTES } from '@/routes/table'
import { CALLS, RULES } from './document'
import { isCallLine, SEED_CALLS } from './seed/calls'
import { isPageLine, SEED_EXEMPT, SEED_PATHS } from './seed/pages'
import { linesOfSection, SEED_RULES, SEED_TITLES, sentencesOf } from './seed/seed'

const sorted = (texts: Iterable<string>) => [...texts].sort()
const withoutIndex = (route: string) => route.replace(/\/index$/, '')

/** Lines that only head a paragraph, a list or a table. */
const HEADINGS: ReadonlySet<string> = new Set([
  ...[
    'They can:',
    'Login status.',
    'Tab bar.',
    'After a union redirect:',
    'Show and hide.',
    'WeChat payment.'
  ],
  ...['Third-party jump by jointLogin.', 'Auth and login:', 'Orders:', 'Privileges:', 'Coupons:', 'Profile:'],
  ...['Channel and location:', 'Addresses:'],
  ...['| Route | Purpose |', '| Value | Action |', '| Case | Behaviour |']
])

describe('every sentence of the specification as it was issued', () => {
  it('is in this list, and in no other words', () => {
    const listed = new Set([...linesOfSection(2).filter(isPageLine), ...linesOfSection(7).filter(isCallLine)])
    const inLists = (sentence: string) =>
      [...listed].some((line) => line.replaceAll('**', '').includes(sentence))
    const sentences = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((section) => sentencesOf(section))
    expect(SEED_RULES.map(({ sentence }) => sentence)).toEqual(
      sentences.filter((sentence) => !HEADINGS.has(sentence) && !inLists(sentence))
    )
  })

  it('stands in a rule of ours, and so does each departure from it', () => {
    const ids = new Set(RULES.map(({ id }) => id))
    const named = SEED_RULES.flatMap(({ rules }) => rules)
    expect(named.filter((id) => !ids.has(id))).toEqual([])
    const departures = [...ids].filter((id) => id.startsWith('departure.'))
    expect(departures.filter((id) => !named.includes(id))).toEqual([])
  })
})

describe('pages', () => {
  it('have the paths that the specification names, none less and none more', () => {
    expect(sorted(SEED_PATHS)).toEqual(sorted(ROUTES.map(({ path }) => withoutIndex(path))))
  })
  it('have their titles, to the letter', () => {
    expect(SEED_TITLES).toEqual(
      SEED_TITLES.map(({ path }) => ({ path, title: ROUTES.find((route) => route.path === path)?.title }))
    )
    expect(SEED_TITLES).toHaveLength(ROUTES.length)
  })
  it('are exempt from launch and show handling where the specification says so', () => {
    const nameOf = (route: string) => withoutIndex(route).slice(route.indexOf('/') + 1)
    expect(sorted(EXEMPT.map(nameOf))).toEqual(sorted(SEED_EXEMPT))
    expect(SEED_EXEMPT).toHaveLength(5)
  })
})

describe('calls', () => {
  const contract = Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({
    name: name as keyof typeof schemas,
    endpoint,
    call: `${endpoint.method} ${endpointPath(endpoint)}`
  }))
  const seeded = SEED_CALLS.map(({ call }) => call)

  it('have the methods and paths of the specification; what is ours alone says so', () => {
    const ours = new Set(['getChannelInfo', 'getSystemInfo'])
    expect(
      sorted(
        contract
          .filter(({ endpoint, name }) => !endpoint.extension && !ours.has(name))
          .map(({ call }) => call)
      )
    ).toEqual(sorted(seeded))
    expect(contract.filter(({ endpoint, call }) => endpoint.extension && seeded.includes(call))).toEqual([])
  })
  it('are described in our rules under the same', () => {
    expect(sorted(CALLS)).toEqual(sorted(seeded))
  })
  it('take the parameters that the specification names', () => {
    const named = SEED_CALLS.filter(({ parameters }) => parameters.length > 0)
    expect(named).toHaveLength(12)
    const missing = named.flatMap(({ call, parameters }) => {
      const { name, endpoint } = contract.find((entry) => entry.call === call) ?? {}
      // the one field of an upload is its file, not an input
      const known =
        endpoint?.body === 'multipart' ? ['file'] : name ? Object.keys(schemas[name].input.shape) : []
      return parameters
        .filter((parameter) => !known.includes(parameter))
        .map((parameter) => `${call} ${parameter}`)
    })
    expect(missing).toEqual([])
  })
})
