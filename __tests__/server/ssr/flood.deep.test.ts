/** A flood of pages, each with an address of its own: it makes no drawing of each, and keeps no call waiting. */
import { Agent, get as httpGet } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpointPath } from '../../../contract/endpoint'
import { cardEndpoints } from '../../../contract/card/endpoints'
import { Admission } from '../../../server/http/admission'
import { RenderLimit } from '../../../server/ssr/render-limit'
import { again, get, openStage, said, stage } from './stage'

openStage()

/** So many are let in at a time at first (server/http/overload.ts). */
const ROOM = 256
const FLOOD = 320

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

const agent = new Agent({ maxSockets: FLOOD + 10 })
afterAll(() => agent.destroy())

const ask = (path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = stage.app.server.server.address() as AddressInfo
    const options = { port, path, host: '127.0.0.1', agent, headers: { accept: 'text/html' } }
    httpGet(options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString()
        })
      )
    }).on('error', reject)
  })

const listen = () => stage.app.server.listen({ port: 0, host: '127.0.0.1' })

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resume) => setTimeout(resume, 5))
}

test('pages wait in a line of their own, are told when to come again, and a call beside them is answered', async () => {
  await again({ shedLoad: true })
  await listen()
  let release: () => void = () => undefined
  stage.renderer.beforeSkeleton = new Promise((resolve) => (release = resolve))
  stage.renderer.instead = () => new Promise(() => undefined)
  const answers: Answer[] = []
  const flood = Array.from({ length: FLOOD }, async (_, at) => {
    const answer = await ask(`/pages/market?keyword=unique-${at}`)
    answers.push(answer)
    return answer
  })
  await until(() => answers.length >= FLOOD - ROOM - 16)
  const [refused] = answers
  expect(refused).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } })
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused?.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(refused?.body).toContain('现在使用的人很多')
  expect((await ask(endpointPath(cardEndpoints.indexConfig))).status).toBe(200)
  expect((await ask('/healthz')).status).toBe(200)

  expect(stage.renderer.rendered.length).toBeLessThanOrEqual(16)
  // one file for all of them, whatever their addresses say
  expect(stage.renderer.skeletons).toBe(1)
  release()
  stage.renderer.instead = undefined
  await until(() => answers.length >= FLOOD - 16)
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503])
  stage.app.server.server.closeAllConnections()
  await Promise.allSettled(flood)
})

test('in one turn of the event loop a few pages come in, and a call is not behind them', async () => {
  const entered: string[] = []
  const caller = (name: string) => ({
    enter: () => void entered.push(name),
    refuse: () => void entered.push(`${name} refused`),
    isGone: () => false
  })
  const look = () => ({ waiting: 0, connections: 64 })
  // a clock that stands: on a busy machine turns are long, and whoever has waited for long is refused
  const now = () => 0
  const [calls, pages] = [new Admission(look, { now }), new Admission(look, { now, perTick: 8 })]
  for (let at = 0; at < 100; at += 1) pages.ask(caller('page'))
  calls.ask(caller('call'))
  expect(entered).toEqual([...Array.from({ length: 8 }, () => 'page'), 'call'])
  await new Promise((resume) => setImmediate(resume))
  expect(entered).toHaveLength(17)
  await until(() => entered.length === 101)
  expect(entered).not.toContain('page refused')
})

test('what an address makes up besides what its page reads makes no page of its own', async () => {
  for (const url of [
    '/pages/market',
    '/pages/market////',
    '//pages/market',
    '/pages/market?utm=1',
    `/pages/market?scene=${encodeURIComponent('x=1')}`,
    `/pages/market?scene=${encodeURIComponent('x=2&y=3')}`
  ])
    await get(url)
  expect(stage.renderer.rendered).toHaveLength(1)
})

test('more pages than calls are drawn for no address; the others get the skeleton', async () => {
  await again({ callsPerMinute: 3 })
  const whats: (string | undefined)[] = []
  for (let at = 0; at < 5; at += 1) whats.push((await said(`/?keyword=${at}`)).what)
  expect(whats).toEqual(['rendered', 'rendered', 'rendered', 'skeleton', 'skeleton'])
  // what is kept costs nothing
  expect((await said('/?keyword=0')).what).toBe('rendered')
})

test('the pages of an address are counted by the minute, and addresses have an end, too', () => {
  const limit = new RenderLimit(1)
  const at = (minute: number) => new Date(minute * 60_000)
  expect([limit.take('a', at(1)), limit.take('a', at(1)), limit.take('b', at(1))]).toEqual([
    true,
    false,
    true
  ])
  expect(limit.take('a', at(2))).toBe(true)
  expect(new RenderLimit(0).take('a', at(1))).toBe(true)
  for (let one = 0; one < 60_000; one += 1) limit.take(`many-${one}`, at(3))
  expect(limit.take('one more', at(3))).toBe(false)
  expect(limit.take('one more', at(4))).toBe(true)
})
