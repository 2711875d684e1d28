import type { RequestScope } from '@/lib/request-scope'

const ASKED = Date.parse('2026-11-25T09:00:00.900+08:00')

/** A drawing of a request of that moment. */
const drawing = { request: { now: ASKED } } as RequestScope

afterEach(() => jest.useRealTimers())

test('however long a drawing takes, it has the moment of its request', async () => {
  jest.useFakeTimers({ now: ASKED })
  const { inScope } = await import('@/lib/request-scope')
  const { serverNow } = await import('@/lib/server-now.server')
  await inScope(drawing, async () => {
    // a second passes on the clock while answers are waited for
    jest.setSystemTime(ASKED + 150)
    await Promise.resolve()
    expect(serverNow()).toBe(ASKED)
  })
})
