import { catalogueModule } from '../../../server/modules/catalogue/routes'
import { buildTestApp, type TestApp } from '../../support/server/test-app'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ modules: [catalogueModule] })
  await app.database.pool.query(`insert into catalogue_pictures values ('abc.webp', 'image/webp', 'RIFF')`)
})
afterAll(() => app.close())

test('a picture that came with a folder is served to everybody, and any cache may keep it', async () => {
  const { statusCode, headers, body } = await app.server.inject({ url: '/assets/own/abc.webp' })
  expect([statusCode, headers['content-type'], body]).toEqual([200, 'image/webp', 'RIFF'])
  expect(headers['cache-control']).toContain('immutable')
  expect((await app.server.inject({ url: '/assets/own/none.webp' })).statusCode).toBe(404)
})
