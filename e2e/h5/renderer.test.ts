import { createRequire } from 'node:module'
import path from 'node:path'
import type { AnswerRead, Renderer, RenderRequest } from '@contract/ssr'
import { CHANNELS } from '@/channels/channels'
import { ROUTES, type RouteEntry } from '@/routes/table'
import { newMember } from './support/members'
import { appOrigin } from './support/phone'
import { readAsVisitor } from './support/visitor-reads'
import { byLevel, someOf } from '../../__tests__/support/depth'

/** The renderer of this build, as the server loads it. */
const renderer = createRequire(__filename)(
  path.resolve(__dirname, '../../dist/server/renderer.cjs')
) as Renderer

const ENTRIES: readonly RouteEntry[] = ROUTES

const neededOf = ({ query = {} }: RouteEntry): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, kind]) => kind === 'text')
      .map(([name]) => [name, '1'])
  )

const requestOf = (route: RouteEntry, channel: string, memberId: string | null): RenderRequest => ({
  path: route.path,
  query: neededOf(route),
  address: `http://localhost/${route.path}`,
  channel,
  platform: 'h5',
  system: 'other',
  inMiniProgram: false,
  device: {},
  memberId,
  now: 1_795_000_000_000
})

/** Every page as a visitor and as a member, in every channel. */
const everyPage = () =>
  someOf(Object.keys(CHANNELS), 5).flatMap((channel) =>
    ENTRIES.flatMap((route) => [null, 'member'].map((memberId) => requestOf(route, channel, memberId)))
  )

afterEach(() => jest.restoreAllMocks())

describe('the renderer', () => {
  test('draws every page for visitors and members of every channel, whatever the time and chance say', () => {
    const draw = () => everyPage().map((request) => renderer.skeleton(request).html)
    const first = draw()
    expect(first.filter((html) => html.length < 200)).toEqual([])
    jest.spyOn(Math, 'random').mockReturnValue(0.123)
    jest.spyOn(Date, 'now').mockReturnValue(1_795_000_000_000 + 90 * 86_400_000)
    expect(draw().filter((html, place) => html !== first[place])).toEqual([])
  })

  test('has the colours of each channel', () => {
    const [home] = ENTRIES
    if (!home) throw new Error('no home')
    for (const channel of Object.keys(CHANNELS))
      expect(renderer.skeleton(requestOf(home, channel, null)).html).toContain(`theme-${channel}`)
  })
})

/** Two who ask for pages, and what of the contract was read for each: what the shop sells meanwhile to others, neither sees. */
function visitors() {
  const known = new Map<string, ReturnType<AnswerRead>>()
  const visitor = () => {
    const asked: string[] = []
    const answer: AnswerRead = (endpoint, input) => {
      asked.push(endpoint.path)
      const key = JSON.stringify([endpoint.path, input])
      const answered = known.get(key) ?? readAsVisitor(endpoint, input)
      known.set(key, answered)
      return answered
    }
    return { asked, answer }
  }
  return [visitor(), visitor()] as const
}

test('what a page asks for first is there before it is drawn the next time, asked by who opens it then', async () => {
  for (const path of ['pages/market/index', 'pages-mall/physicalMall/index']) {
    const route = ENTRIES.find((entry) => entry.path === path)
    if (!route) throw new Error(`no ${path}`)
    const [one, other] = visitors()
    const first = await renderer.render(requestOf(route, 'main', null), one.answer)
    const next = await renderer.render(requestOf(route, 'main', null), other.answer)
    expect([first.failed, first.passes, next.passes]).toEqual([0, 2, 1])
    expect(one.asked.length).toBeGreaterThan(1)
    expect(other.asked).toEqual(one.asked)
    expect([next.html, next.reads]).toEqual([first.html, first.reads])
  }
})

test('what was refused once is asked first again as soon as it is answered', async () => {
  const route = ENTRIES.find(({ path }) => path === 'pages/market/index')
  if (!route) throw new Error('no market')
  const [one, other] = visitors()
  let refusals = 1
  const busy: AnswerRead = (endpoint, input) =>
    refusals-- > 0 ? Promise.reject(new Error('503')) : one.answer(endpoint, input)
  const request = { ...requestOf(route, 'main', null), query: { channel: 'main', from: 'busy' } }
  const passes: number[] = []
  for (const answer of [busy, one.answer, other.answer])
    passes.push((await renderer.render(request, answer)).passes)
  expect(passes).toEqual([2, 2, 1])
})

type Member = Awaited<ReturnType<typeof newMember>>

/** Fewer than the server draws at a time: more would get skeletons. */
const AT_ONCE = 8
const MEMBERS = byLevel(8, 50)
/** So many pages each of them opens: together all pages of the table, in depth each for twenty members. */
const PAGES_EACH = byLevel(11, 40)
/** A server that has too much to do sends a skeleton, which is nobody's. */
const TRIES = 10

/** One of the members opens one of the pages. */
interface Opening {
  readonly member: Member
  readonly address: string
}

/** What their browser gets, without the moment at which it was drawn. */
async function htmlOf({ member: { cookie, memberId }, address }: Opening): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await fetch(`${appOrigin()}/${address}`, {
      headers: { accept: 'text/html', cookie, 'sec-fetch-mode': 'navigate' }
    })
    const html = await answer.text()
    if (html.includes(`"memberId":"${memberId}"`)) return html.replace(/"now":\d+/g, '')
  }
  throw new Error(`${address} was not drawn for its member`)
}

const withoutNumbers = (html: string): string => html.replace(/\d+/g, '')

const AN_ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

test(`no page has anything of another member: ${PAGES_EACH} of each of ${MEMBERS} over all pages, as each is alone`, async () => {
  const members: Member[] = []
  for (let count = 0; count < MEMBERS; count += 1) members.push(await newMember())
  const ids = new Set(members.map(({ memberId }) => memberId))
  const addresses = ENTRIES.map((route) => `${route.path}?${new URLSearchParams(neededOf(route)).toString()}`)
  // member by member: neighbours of an order are of one page and of different members
  const openings = Array.from({ length: PAGES_EACH }, (_, turn) =>
    members.map((member, place) => ({
      member,
      address: addresses[(turn + place * PAGES_EACH) % addresses.length] ?? ''
    }))
  ).flat()
  const alone = new Map<Opening, string>()
  for (const opening of openings) alone.set(opening, await htmlOf(opening))

  const turns = [...openings].sort((one, other) => one.address.localeCompare(other.address))
  const faults: string[] = []
  const next = async (): Promise<void> => {
    for (let turn = turns.shift(); turn; turn = turns.shift()) {
      const { member, address } = turn
      const html = await htmlOf(turn)
      // some tell the time, or what other journeys have bought: but for a number those are the same a moment later
      if (html !== alone.get(turn) && withoutNumbers(html) !== withoutNumbers(await htmlOf(turn)))
        faults.push(`${address} differs`)
      const strangers = (html.match(AN_ID) ?? []).filter((id) => ids.has(id) && id !== member.memberId)
      if (strangers.length > 0) faults.push(`${address} names another member`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  expect([openings.length, new Set(openings.map(({ address }) => address)).size]).toEqual([
    MEMBERS * PAGES_EACH,
    addresses.length
  ])
  expect(faults).toEqual([])
})
