import { buildTestApp } from '../../support/server/test-app'
import { pageOf, saidBy } from './fake-renderer'
import { again, asMember, get, INDEX, openStage, pause, said, stage, tick } from './stage'

openStage()

describe('never worse than the skeleton', () => {
  const hang = () => new Promise<never>(() => undefined)
  const metrics = async () => (await stage.app.server.inject({ url: '/metrics' })).body

  test('a drawing that does not end', async () => {
    await again({ pageMs: 50 })
    stage.renderer.instead = hang
    const response = await get('/pages/market')
    expect(saidBy(response.body)).toMatchObject({
      what: 'skeleton',
      anyone: true,
      request: { path: 'pages/market/index' }
    })
    expect(await metrics()).toContain('pages_total{outcome="skeleton",reason="late"} 1')
  })

  test('one that comes later is there for the next', async () => {
    await again({ pageMs: 50 })
    let finish: () => void = () => undefined
    stage.renderer.instead = (request) => new Promise((resolve) => (finish = () => resolve(pageOf(request))))
    expect((await said('/')).what).toBe('skeleton')
    finish()
    await tick()
    expect((await said('/')).what).toBe('rendered')
    expect(stage.renderer.rendered).toHaveLength(1)
    // what the thread says of it, and how long it took in all
    expect(await metrics()).toContain('page_render_seconds_sum 0.001')
    expect(await metrics()).toContain('page_total_seconds_count 1')
  })

  test('one that throws; a member’s skeleton names nobody', async () => {
    stage.renderer.instead = () => Promise.reject(new Error('broken page'))
    const response = await get('/?keyword=not-logged', asMember(await stage.app.login('m-6')))
    expect(saidBy(response.body)).toMatchObject({ what: 'skeleton', anyone: true })
    expect(response.body).not.toContain('m-6')
    expect(response.headers['cache-control']).toBe('no-store')
    for (let at = 0; at < 20; at += 1) await get('/pages/market')
    const told = () => stage.app.logLines.filter((line) => line.includes('pages were not drawn'))
    const counts = () => told().map((line) => (JSON.parse(line) as { count: number }).count)
    // told of once a second, however many there were
    while (counts().reduce((sum, count) => sum + count, 0) < 21) await pause(50)
    expect(told().length).toBeLessThan(21 / 2)
    expect(JSON.parse(told()[0] ?? '')).toMatchObject({ reason: 'failed', path: 'pages/index/index' })
    expect(told().join()).not.toContain('not-logged')
    expect(told()[0]).toContain('broken page')
  })

  test('more drawings than can be done at a time', async () => {
    await again({ pageMs: 1000 })
    stage.renderer.instead = hang
    const many = Array.from({ length: 16 }, (_, at) => get(`/?keyword=${at}`))
    await tick()
    await tick()
    expect((await said('/?keyword=one-more')).what).toBe('skeleton')
    await Promise.all(many)
    expect(stage.renderer.rendered.map(({ query }) => query['keyword'])).not.toContain('one-more')
    expect(await metrics()).toContain('pages_total{outcome="skeleton",reason="busy"} 1')
  })

  test('a skeleton that throws, too: the file of the build', async () => {
    stage.renderer.instead = () => Promise.reject(new Error('broken'))
    stage.renderer.broken = true
    const response = await get('/pages/market')
    expect([response.statusCode, response.body]).toEqual([200, INDEX])
  })

  test('a database that is gone', async () => {
    const token = await stage.app.login('m-7')
    await stage.app.database.pool.query('alter table sessions rename to gone')
    expect((await said('/', asMember(token))).what).toBe('skeleton')
    await stage.app.database.pool.query('alter table gone rename to sessions')
  })

  test('no page is drawn where that is switched off, or no renderer was built', async () => {
    for (const over of [{ renderer: undefined }, { settings: { pageMs: 0 } }]) {
      const off = await buildTestApp({
        modules: [],
        renderer: stage.renderer,
        ...over,
        settings: { h5Dir: stage.h5Dir, ...over.settings }
      })
      for (const url of ['/', '/pages/market'])
        expect((await off.server.inject({ url, headers: { accept: 'text/html' } })).body).toBe(INDEX)
      await off.close()
    }
    expect(stage.renderer.rendered).toEqual([])
  })
})
