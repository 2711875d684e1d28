import { Registry } from 'prom-client'
import type { FastifyBaseLogger } from 'fastify'
import { Drawer } from '../../../server/drawn/drawer'
import { KeptPages } from '../../../server/drawn/kept-pages'
import { tallyOf } from '../../../server/drawn/tally'
import { Turn } from '../../../server/drawn/turn'
import { fakeRenderer, screenOf } from './fake-renderer'

/** How long a drawing keeps the processor, ms of the test's own clock. */
const DRAWING_MS = 25

function drawerWithClock() {
  let now = 0
  const registry = new Registry()
  const renderer = fakeRenderer()
  renderer.instead = (request) => {
    now += DRAWING_MS
    return Promise.resolve(screenOf(request))
  }
  const drawer = new Drawer({
    renderer,
    kept: new KeptPages(1_000_000),
    tally: tallyOf(registry, { warn: () => undefined } as unknown as FastifyBaseLogger),
    mostMs: 10_000,
    isBusy: () => false,
    pictureOf: () => undefined,
    turn: new Turn(() => now)
  })
  const page = async (at: number): Promise<string> => {
    const asked = {
      path: 'pages/index/index',
      query: { keyword: String(at) },
      address: `http://localhost/?keyword=${at}`,
      channel: 'main',
      platform: 'h5',
      system: 'other',
      inMiniProgram: false,
      device: {},
      memberId: null,
      now: 0
    } as const
    const order = () =>
      Promise.resolve({ screen: asked, answer: () => Promise.reject(new Error('no reads')) })
    return String(await (await drawer.page(asked, false, order)).in('identity'))
  }
  return { renderer, page, metrics: () => registry.metrics() }
}

const crowd = (page: (at: number) => Promise<string>, from: number) =>
  Promise.all(Array.from({ length: 8 }, (_, at) => page(from + at)))

test('a crowd that comes in one turn of the loop gets as many drawings as the turn has time for, and skeletons', async () => {
  const { renderer, page, metrics } = drawerWithClock()
  const pages = await crowd(page, 0)
  expect(renderer.drawn).toHaveLength(3)
  expect(pages.filter((text) => text.includes('skeleton'))).toHaveLength(5)
  expect(await metrics()).toContain('pages_total{how="skeleton",why="busy"} 5')

  // the next turn has time of its own
  await new Promise((resume) => setImmediate(resume))
  await crowd(page, 100)
  expect(renderer.drawn).toHaveLength(6)
})
