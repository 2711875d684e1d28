/** The thread that draws pages, with a renderer that does what it is told. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RenderRequest } from '../../../../contract/ssr'
import { notFound } from '../../../../server/core/business-error'
import { notInSsr } from '../../../../server/core/not-in-ssr'
import { RenderThread } from '../../../../server/ssr/thread/render-thread'
import type { AnswerByPath } from '../../../../server/ssr/thread/messages'
import { importModule } from '../../../support/import-module'

/** What the renderer of these tests says of every page. */
const DREW_MS = 3

const SILENT_MS = 2000
/** Longer than a busy machine takes to start a thread and to lose it. */
const LONG_REST_MS = 600_000

let folder: string
let thread: RenderThread

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'render-thread-'))
  const scripts = await importModule(join(__dirname, '../../../../scripts/lib/bundle-server.mjs'))
  const { bundleForNode } = scripts as { bundleForNode(entry: string, outfile: string): Promise<unknown> }
  await bundleForNode('server/ssr/thread/worker.ts', join(folder, 'render-thread.cjs'))
})
afterAll(() => rmSync(folder, { recursive: true }))
const begin = (restMs: number) =>
  new RenderThread({
    file: join(folder, 'render-thread.cjs'),
    rendererFile: join(__dirname, 'renderer-fixture.cjs'),
    silentMs: SILENT_MS,
    restMs
  })
beforeEach(() => {
  thread = begin(0)
})
afterEach(() => thread.close())

const requestOf = (path: string, memberId = 'm-1', names = ''): RenderRequest => ({
  path,
  query: { names },
  address: 'http://localhost/',
  channel: 'main',
  platform: 'h5',
  system: 'other',
  inMiniProgram: false,
  device: {},
  memberId,
  now: 0
})
const nothing: AnswerByPath = () => Promise.reject(new Error('asks for nothing'))
const draw = (path: string, answer = nothing) => thread.render(requestOf(path), answer)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What comes when it is given. */
function deferred() {
  let give: (value: string) => void = () => undefined
  const promise = new Promise<string>((resolve) => (give = resolve))
  return { promise, give }
}

test('a page is drawn with the answers of its own request, whatever order they come in', async () => {
  const of = (member: string) => {
    const answer: AnswerByPath = async ({ path }, { name }) => {
      await pause(Math.random() * 20)
      return { path, name, member }
    }
    return thread.render(requestOf('reads', member, 'one,two'), answer)
  }
  const members = Array.from({ length: 16 }, (_, at) => `m-${at}`)
  const pages = await Promise.all(members.map(of))
  expect(pages).toMatchObject(
    members.map((member) => ({
      failed: 0,
      html: `${member} ${JSON.stringify(['one', 'two'].map((name) => ({ path: 'some/read', name, member })))}`
    }))
  )
})

test('a read that is refused is refused to the page', async () => {
  const answer: AnswerByPath = (_, { name }) =>
    name === 'no' ? Promise.reject(new Error('not yours')) : Promise.resolve(name)
  expect(await thread.render(requestOf('reads', 'm-1', 'yes,no'), answer)).toMatchObject({
    failed: 1,
    html: 'm-1 ["yes",null]'
  })
})

test('how long it was drawn is told, with the time for the document and without the wait for reads', async () => {
  const READ_MS = 500
  const answer: AnswerByPath = () => pause(READ_MS)
  const { renderMs } = await thread.render(requestOf('reads', 'm-1', 'one'), answer)
  expect(renderMs).toBeGreaterThan(DREW_MS)
  expect(renderMs).toBeLessThan(READ_MS)
})

test('what is not there is told to the page in the words of the refusal, and nothing of another refusal', async () => {
  const answer: AnswerByPath = (_, { name }) =>
    Promise.reject(name === 'gone' ? notFound('活动不存在或已结束') : notInSsr('a secret'))
  expect(await thread.render(requestOf('refusals', 'm-1', 'gone,late'), answer)).toMatchObject({
    html: `m-1 ${JSON.stringify([
      ['404', '活动不存在或已结束'],
      [null, 'A read was refused']
    ])}`
  })
})

test('an answer that cannot be sent is a refused one', async () => {
  const answer: AnswerByPath = () => Promise.resolve(() => 'a function')
  expect(await thread.render(requestOf('reads', 'm-1', 'one'), answer)).toMatchObject({ failed: 1 })
})

test('a page that throws says why, and the next one is drawn', async () => {
  await expect(draw('throws')).rejects.toThrow('the page is broken')
  expect((await draw('next')).html).toBe('m-1 next')
})

describe('what becomes of the thread is no fate of the server', () => {
  test.each(['ends', 'eats', 'hangs'])('one that %s', async (deed) => {
    const waiting = draw('waits')
    // it is on its way before the other one
    const lost = Promise.allSettled([waiting, draw(deed)])
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await draw('next')).html).toBe('m-1 next')
  })

  test('an answer that comes when it has ended is given to nobody else', async () => {
    const late = deferred()
    const own = deferred()
    const asked = deferred()
    const lost = thread.render(requestOf('reads', 'm-1', 'one'), () => late.promise)
    await Promise.allSettled([lost, draw('ends')])
    const next = thread.render(requestOf('reads', 'm-2', 'one'), () => {
      asked.give('')
      return own.promise
    })
    await asked.promise
    late.give('of m-1')
    await pause(100)
    own.give('of m-2')
    expect((await next).html).toBe('m-2 ["of m-2"]')
  })

  test('one that ends as soon as it begins is not begun again and again', async () => {
    await thread.close()
    thread = begin(LONG_REST_MS)
    await expect(draw('ends')).rejects.toThrow('ended (7)')
    await expect(draw('next')).rejects.toThrow('just ended')
  })

  test('the processor of the server is free meanwhile', async () => {
    const hung = draw('hangs').catch(() => 'lost')
    let turns = 0
    const counting = setInterval(() => (turns += 1), 10)
    expect(await hung).toBe('lost')
    clearInterval(counting)
    // none, if it drew itself
    expect(turns).toBeGreaterThan(2)
  })

  test('closing ends it, and refuses what is asked for afterwards', async () => {
    const waiting = expect(draw('waits')).rejects.toThrow('has ended')
    await thread.close()
    await waiting
    await expect(draw('next')).rejects.toThrow('just ended')
  })
})
