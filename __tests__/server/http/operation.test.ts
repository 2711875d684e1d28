import { get as httpGet, Agent, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpointPath } from '@contract/endpoint'
import { buildTestApp, testSettings, type TestApp } from '../../support/server/test-app'
import { readSettings, type Settings } from '../../../server/config/settings'
import { openDatabase } from '../../../server/db/client'
import { createTestDatabase } from '../../support/server/test-database'
import { demo, demoEndpoints, registerDemo } from './demo'

/** What one of them at least says of a caller from elsewhere. */
const OF_PROXIES: Record<string, string>[] = [
  { forwarded: 'for=203.0.113.9' },
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-real-ip': '203.0.113.9' },
  { via: '1.1 proxy' },
  { host: 'vip.example.com' }
]

test('health lives without the database, readiness does not', async () => {
  const app = await buildTestApp({ modules: [registerDemo] })
  expect((await app.server.inject('/readyz')).json()).toEqual({ ok: true })
  await app.database.drop()
  expect((await app.server.inject('/healthz')).statusCode).toBe(200)
  const ready = await app.server.inject('/readyz')
  expect(ready.statusCode).toBe(503)
  expect(ready.json()).toMatchObject({ resultCode: '503' })
  await app.server.close()
})

test('metrics are for this machine, or for who has the token', async () => {
  const database = await createTestDatabase()
  const local = await buildTestApp({ modules: [registerDemo], database })
  await local.server.inject('/unionbuy-server/demo/open')
  expect((await local.server.inject('/metrics')).body).toContain(
    'route="/unionbuy-server/demo/open",status="200"'
  )
  const status = async (app: TestApp, url: string, headers: Record<string, string> = {}) =>
    (await app.server.inject({ url, headers })).statusCode
  expect((await local.server.inject({ url: '/metrics', remoteAddress: '10.0.0.1' })).statusCode).toBe(404)
  for (const headers of OF_PROXIES)
    expect([headers, await status(local, '/metrics', headers)]).toEqual([headers, 404])
  const production = await buildTestApp({ modules: [registerDemo], database, settings: { production: true } })
  expect(await status(production, '/metrics')).toBe(404)
  const guarded = await buildTestApp({
    modules: [registerDemo],
    database,
    settings: { metricsToken: 'a'.repeat(20) }
  })
  expect((await guarded.server.inject('/metrics')).statusCode).toBe(404)
  const authorization = `Bearer ${'a'.repeat(20)}`
  expect((await guarded.server.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(200)
  await local.close()
  await guarded.close()
  await production.close()
  await database.drop()
})

test('a stop lets the running call end, and holds no idle connection', async () => {
  const app = await buildTestApp({ modules: [registerDemo] })
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const fetchPath = (path: string) =>
    new Promise<{ response: IncomingMessage; body: string }>((resolve, reject) => {
      httpGet({ port, host: '127.0.0.1', path, agent }, (response) => {
        let body = ''
        response.on('data', (part) => (body += String(part)))
        response.on('end', () => resolve({ response, body }))
      }).on('error', reject)
    })
  await fetchPath('/healthz')
  const started = demo.letSlowEnd
  const running = fetchPath(endpointPath(demoEndpoints.slow))
  while (demo.letSlowEnd === started) await new Promise((resume) => setTimeout(resume, 5))
  const closed = app.server.close()
  await new Promise((resume) => setTimeout(resume, 20))
  demo.letSlowEnd()
  const { response, body } = await running
  expect(JSON.parse(body)).toMatchObject({ resultCode: '100' })
  expect(response.headers.connection).toBe('close')
  await closed
  agent.destroy()
  await app.database.drop()
})

test('a stop waits for the work of a caller who has gone away: it still needs the database', async () => {
  const app = await buildTestApp({ modules: [registerDemo] })
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.server.address() as AddressInfo
  const started = demo.letSlowEnd
  const request = httpGet({ port, host: '127.0.0.1', path: endpointPath(demoEndpoints.slow) })
  request.on('error', () => undefined)
  while (demo.letSlowEnd === started) await new Promise((resume) => setTimeout(resume, 5))
  request.destroy()
  let stopped = false
  const closed = app.server.close().then(() => {
    stopped = true
  })
  await new Promise((resume) => setTimeout(resume, 50))
  expect(stopped).toBe(false)
  demo.letSlowEnd()
  await closed
  await app.database.drop()
})

test('the documents tell of every endpoint of the contract', async () => {
  const app = await buildTestApp({ modules: [registerDemo], settings: { docs: true } })
  expect((await app.server.inject('/docs/')).body).toContain('swagger')
  const document = (await app.server.inject('/docs/json')).json<{
    paths: Record<string, Record<string, object>>
  }>()
  const paths = Object.values(demoEndpoints).map(endpointPath)
  expect(Object.keys(document.paths).sort()).toEqual(paths.sort())
  const add = document.paths['/unionbuy-server/demo/add']?.post
  expect(JSON.stringify(add)).toContain('Idempotency-Key')
  expect(JSON.stringify(add)).toContain('"amount"')
  await app.close()
})

test('an upload is at most 5 MB and in field file', async () => {
  const app = await buildTestApp({ modules: [registerDemo] })
  const send = async (field: string, size: number) => {
    const form = new FormData()
    form.set(field, new Blob([Buffer.alloc(size, 1)], { type: 'image/png' }), 'a.png')
    const request = new Request('http://x', { method: 'POST', body: form })
    return app.server.inject({
      method: 'POST',
      url: endpointPath(demoEndpoints.upload),
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer())
    })
  }
  expect((await send('file', 1000)).json()).toMatchObject({ data: { size: 1000, name: 'a.png' } })
  expect((await send('file', 5 * 1024 * 1024 + 1)).statusCode).toBe(413)
  expect((await send('picture', 10)).json()).toMatchObject({
    resultCode: '400',
    resultMsg: '请选择要上传的文件'
  })
  const json = await app.server.inject({
    method: 'POST',
    url: endpointPath(demoEndpoints.upload),
    payload: {}
  })
  expect(json.json()).toMatchObject({ resultCode: '400' })
  await app.close()
})

test('the test settings are the product’s own, read the same way', () => {
  expect(testSettings().gateways.pay).toBe('sandbox')
})

test('the documents are for this machine alone, unless the settings open them; in production there are none', async () => {
  const database = await createTestDatabase()
  const status = async (settings: Partial<Settings>, headers: Record<string, string> = {}) => {
    const app = await buildTestApp({ modules: [registerDemo], database, settings })
    const { statusCode } = await app.server.inject({ url: '/docs/json', headers })
    await app.close()
    return statusCode
  }
  expect(await status({ docs: true, openDocs: false })).toBe(200)
  for (const headers of OF_PROXIES)
    expect([headers, await status({ docs: true, openDocs: false }, headers)]).toEqual([headers, 404])
  expect(await status({ docs: true, openDocs: true }, OF_PROXIES[0])).toBe(200)
  const settingsOf = (env: Record<string, string>) =>
    readSettings({ DATA_DIR: testSettings().dataDir, ...env })
  expect(settingsOf({ NODE_ENV: 'production' })).toMatchObject({ docs: false, openDocs: false })
  expect(settingsOf({ NODE_ENV: 'production', API_DOCS: 'true' })).toMatchObject({
    docs: true,
    openDocs: true
  })
  expect(settingsOf({})).toMatchObject({ docs: true, openDocs: false })
  expect(await status(settingsOf({ NODE_ENV: 'production' }))).toBe(404)
  await database.drop()
})

test('a database that answers and takes nothing is not ready', async () => {
  const app = await buildTestApp({ modules: [registerDemo] })
  const { pool, url } = app.database
  const named = await pool.query<{ name: string }>('select current_database() as name')
  await pool.query(`alter database ${named.rows[0]?.name} set default_transaction_read_only = on`)
  const full = await buildTestApp({
    modules: [registerDemo],
    database: { ...app.database, ...openDatabase(url, { max: 2 }) }
  })
  const { rows } = await full.database.pool.query<{ one: number }>('select 1 as one')
  expect(rows).toEqual([{ one: 1 }])
  expect((await full.server.inject('/readyz')).statusCode).toBe(503)
  await full.close()
  await full.database.pool.end()
  await app.close()
})
