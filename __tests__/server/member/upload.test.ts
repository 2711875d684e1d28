import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { memberEndpoints } from '../../../contract/member/endpoints'
import type { MemberProfile } from '../../../contract/types'
import { fifteenDaysLater } from '../../support/server/fifteen-days'
import { accountCode } from '../../support/server/account-code'
import { call } from '../../support/server/call'
import { noise, photograph, plain, twoHalves, upload, urlOf } from '../../support/server/pictures'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, countRows } from '../session/support'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.clear('members', 'rate_hits', 'stored_files')
  token = await app.login('m_one', '13800138000')
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url, headers })

const kept = async (bytes: Buffer, use?: string) => {
  const response = await get(urlOf(await upload(app, token, bytes, use ? { use } : {})))
  return response.rawPayload
}
const run = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
const wear = (avatar: string, as = token) =>
  call<MemberProfile>(app, memberEndpoints.updatePersonalInfo, { avatar }, { token: as })

test('a photograph is kept upright and small, without the place and the camera', async () => {
  const bytes = await kept(await photograph(2400, 1800))
  const { format, width, height, orientation, exif, icc, xmp } = await sharp(bytes).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 1200, height: 1600 })
  expect([orientation, exif, icc, xmp]).toEqual([undefined, undefined, undefined, undefined])
  expect(bytes.includes('TestPhone')).toBe(false)
  // orientation 6: what lay on the left stands at the top
  const { data } = await sharp(bytes)
    .resize(1, 2, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect((data[0] ?? 0) > (data[2] ?? 0)).toBe(true)
  expect((data[3] ?? 0) < (data[5] ?? 0)).toBe(true)
})

test('an avatar is a small square; what is small already is not blown up', async () => {
  const large = await sharp(await kept(await noise(1500, 1000), 'avatar')).metadata()
  expect([large.width, large.height]).toEqual([480, 480])
  const small = await sharp(await kept(await plain(1), 'avatar')).metadata()
  expect([small.width, small.height]).toEqual([40, 40])
})

test('it is served as what it is, for long, and asked for again it is not sent again', async () => {
  const url = urlOf(await upload(app, token, await plain(2), { type: 'text/html' }))
  const response = await get(url)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(response.rawPayload.length),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable'
  })
  const etag = String(response.headers.etag)
  expect(etag).toMatch(/^"[0-9a-f]{64}"$/)
  for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
    const again = await get(url, { 'if-none-match': known })
    expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag])
  }
  expect((await get(url, { 'if-none-match': '"another"' })).statusCode).toBe(200)
  const head = await app.server.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.rawPayload.length, head.headers.etag]).toEqual([200, 0, etag])
})

test('the same picture twice is one upload, of two members two', async () => {
  const picture = await plain(3)
  const first = urlOf(await upload(app, token, picture))
  expect(urlOf(await upload(app, token, picture))).toBe(first)
  const other = await app.login('m_two', '13900139000')
  expect(urlOf(await upload(app, other, picture))).not.toBe(first)
  expect(await countRows(app, 'uploads')).toBe(2)
})

test('it becomes the avatar of who uploaded it, and of nobody else', async () => {
  const url = urlOf(await upload(app, token, await plain(4)))
  const other = await app.login('m_two', '13900139000')
  expect((await wear(url, other)).resultCode).toBe('400')
  expect((await wear(url)).data.avatar).toBe(url)
})

const movingWebp = async () =>
  sharp([await plain(1), await plain(200)], { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer()
async function movingPng(): Promise<Buffer> {
  const png = await plain(5)
  const chunk = Buffer.concat([Buffer.from('acTL'), Buffer.from('0000000200000000', 'hex')])
  const framed = Buffer.alloc(chunk.length + 8)
  framed.writeUInt32BE(8, 0)
  chunk.copy(framed, 4)
  framed.writeUInt32BE(crc32(chunk), chunk.length + 4)
  return Buffer.concat([png.subarray(0, 33), framed, png.subarray(33)])
}
/** Some bytes that say they are of this size. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const png = Buffer.from(await plain(9))
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

test.each<[string, () => Promise<Buffer>, string]>([
  ['an SVG', async () => Buffer.from('<svg onload="alert(1)"/>'), '这种图片不能用，请换一张照片'],
  ['HTML', async () => Buffer.from('<html></html>'), '这种图片不能用，请换一张照片'],
  ['nothing', async () => Buffer.alloc(0), '这种图片不能用，请换一张照片'],
  ['half a picture', async () => (await noise(400, 400)).subarray(0, 20_000), '图片已损坏，请换一张'],
  ['the first bytes of one', async () => Buffer.from('89504e470d0a1a0a00ff', 'hex'), '图片已损坏，请换一张'],
  ['a moving WebP', movingWebp, '会动的图片不能用，请换一张照片'],
  ['a moving PNG', movingPng, '会动的图片不能用，请换一张照片'],
  ['a bomb of pixels', () => bomb(30_000, 30_000), '图片太大，请换一张小一些的'],
  ['a strip of one pixel', () => bomb(1, 64_000_000), '图片太大，请换一张小一些的'],
  ['the same lying', () => bomb(64_000_000, 1), '图片太大，请换一张小一些的'],
  ['the shortest strip that is too long', () => bomb(1, 20_001), '图片太大，请换一张小一些的']
])('%s is refused in words', async (_what, make, said) => {
  expect(await upload(app, token, await make())).toMatchObject({ resultCode: '400', resultMsg: said })
  expect([await countRows(app, 'uploads'), await countRows(app, 'stored_files')]).toEqual([0, 0])
})

test('more than 5 MB, a visitor, a wrong field and a wrong use are refused', async () => {
  const picture = await plain(6)
  const large = Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024)])
  expect((await upload(app, token, large)).resultCode).toBe('400')
  expect((await upload(app, undefined, picture)).resultCode).toBe('305')
  expect((await upload(app, token, picture, { field: 'picture' })).resultCode).toBe('400')
  expect((await upload(app, token, picture, { use: 'wall' })).resultCode).toBe('400')
})

test('thirty a day, then no more until tomorrow: not even the body is looked at', async () => {
  await run(`insert into rate_hits (key, hits, reset_at) values ('upload:m_one', 30, $1)`, [
    new Date(app.clock.now().getTime() + 86_400_000)
  ])
  expect((await upload(app, token, Buffer.from('no picture'))).resultCode).toBe('429')
  app.clock.advance(86_400_001)
  expect((await upload(app, token, await plain(7))).resultCode).toBe('100')
})

test('a member keeps sixty pictures, however many come at once, and room again when unused ones are a day old', async () => {
  await run(`insert into upload_totals (member_id, pictures, bytes) values ('m_one', 57, 0)`)
  const sent = await Promise.all(
    Array.from({ length: 12 }, async (_, i) => upload(app, token, await plain(20 + i * 5)))
  )
  expect(sent.filter(({ resultCode }) => resultCode === '100')).toHaveLength(3)
  expect(sent.filter(({ resultCode }) => resultCode === '902')).toHaveLength(9)
  expect(await countRows(app, 'uploads')).toBe(3)
  expect((await upload(app, token, Buffer.from('no picture'))).resultCode).toBe('902')

  const worn = urlOf(sent.find(({ data }) => data) ?? { resultCode: '', resultMsg: '', data: null })
  await wear(worn)
  app.clock.advance(86_400_001)
  await app.jobs.run('sweep uploads')
  const { rows } = await run('select pictures from upload_totals')
  expect(rows).toEqual([{ pictures: 58 }])
  expect([await countRows(app, 'uploads'), await countRows(app, 'stored_files')]).toEqual([1, 1])
  expect((await get(worn)).statusCode).toBe(200)
})

test('the bytes of all together are limited as well', async () => {
  await run(`insert into upload_totals (member_id, pictures, bytes) values ('m_one', 1, 20971500)`)
  expect((await upload(app, token, await twoHalves(400, 400).png().toBuffer())).resultCode).toBe('902')
  await expect(run('update upload_totals set bytes = 20971521')).rejects.toThrow('upload_totals_bytes')
  await expect(run('update upload_totals set pictures = 61')).rejects.toThrow('upload_totals_pictures')
})

test('a deleted account takes its pictures with it, at once and from the storage', async () => {
  const url = urlOf(await upload(app, token, await plain(8)))
  await wear(url)
  const code = await accountCode(app, token, 'deletion')
  await call(app, memberEndpoints.deleteAccount, { confirm: '注销', ...code }, { token })
  expect((await get(url)).statusCode).toBe(200)
  await fifteenDaysLater(app)
  expect((await get(url)).statusCode).toBe(404)
  await app.jobs.run('sweep uploads')
  expect([await countRows(app, 'uploads'), await countRows(app, 'stored_files')]).toEqual([0, 0])
})

test('an unknown picture is not there, and that is kept nowhere', async () => {
  const response = await get('/assets/uploads/nope')
  expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store'])
  expect((await get("/assets/uploads/'--")).statusCode).toBe(404)
})
