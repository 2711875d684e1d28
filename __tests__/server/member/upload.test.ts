import { endpointPath } from '../../../contract/endpoint'
import { memberEndpoints } from '../../../contract/member/endpoints'
import type { MemberProfile } from '../../../contract/types'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, countRows } from '../session/support'

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('the rest of a picture')])
let app: TestApp
let token: string

beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.clear('members', 'rate_hits')
  token = await app.login('m_one', '13800138000')
})

async function upload(bytes: Buffer, options: { token?: string; field?: string; type?: string } = {}) {
  const form = new FormData()
  form.set(
    options.field ?? 'file',
    new Blob([new Uint8Array(bytes)], { type: options.type ?? 'image/png' }),
    'a.png'
  )
  const request = new Request('http://test.local/', { method: 'POST', body: form })
  const response = await app.server.inject({
    method: 'POST',
    url: endpointPath(memberEndpoints.uploadImage),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(options.token === '' ? {} : { 'auth-token': options.token ?? token })
    },
    payload: Buffer.from(await request.arrayBuffer())
  })
  return response.json<{ resultCode: string; data: { url: string } | null }>()
}

const urlOf = (result: { data: { url: string } | null }) => result.data?.url ?? 'nothing'
const get = (url: string) => app.server.inject({ method: 'GET', url })

test('a picture is served as it was sent, as what it is, for long', async () => {
  const response = await get(urlOf(await upload(PNG, { type: 'text/html' })))
  expect(response.statusCode).toBe(200)
  expect(response.rawPayload.equals(PNG)).toBe(true)
  expect(response.headers['content-type']).toBe('image/png')
  expect(response.headers['x-content-type-options']).toBe('nosniff')
  expect(response.headers['cache-control']).toContain('immutable')
})

test('the same picture twice is one upload, of two members two', async () => {
  const first = urlOf(await upload(PNG))
  expect(urlOf(await upload(PNG))).toBe(first)
  const other = await app.login('m_two', '13900139000')
  expect(urlOf(await upload(PNG, { token: other }))).not.toBe(first)
  expect(await countRows(app, 'uploads')).toBe(2)
})

test('it becomes the avatar of who uploaded it, and of nobody else', async () => {
  const url = urlOf(await upload(PNG))
  const other = await app.login('m_two', '13900139000')
  const stolen = await call(app, memberEndpoints.updatePersonalInfo, { avatar: url }, { token: other })
  expect(stolen.resultCode).toBe('400')
  const own = await call<MemberProfile>(app, memberEndpoints.updatePersonalInfo, { avatar: url }, { token })
  expect(own.data.avatar).toBe(url)
})

test.each([
  ['an SVG', Buffer.from('<svg onload="alert(1)"/>')],
  ['HTML', Buffer.from('<html></html>')],
  ['nothing', Buffer.alloc(0)],
  ['more than 5 MB', Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)])]
])('%s is refused', async (_what, bytes) => {
  expect((await upload(bytes)).resultCode).toBe('400')
  expect(await countRows(app, 'uploads')).toBe(0)
})

test('a visitor and a wrong field are refused', async () => {
  expect((await upload(PNG, { token: '' })).resultCode).toBe('305')
  expect((await upload(PNG, { field: 'picture' })).resultCode).toBe('400')
})

test('thirty a day, then no more until tomorrow', async () => {
  for (let i = 0; i < 30; i++) {
    expect((await upload(Buffer.concat([PNG, Buffer.from(String(i))]))).resultCode).toBe('100')
  }
  expect((await upload(PNG)).resultCode).toBe('429')
  app.clock.advance(86_400_000)
  expect((await upload(PNG)).resultCode).toBe('100')
})

test('an unknown picture is not there', async () => {
  expect((await get('/assets/uploads/nope')).statusCode).toBe(404)
  expect((await get("/assets/uploads/'--")).statusCode).toBe(404)
})
