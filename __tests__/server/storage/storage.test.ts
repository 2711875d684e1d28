import { createStorage } from '../../../server/gateways/storage/create-storage'
import { createS3Storage } from '../../../server/gateways/storage/s3-storage'
import type { StorageGateway } from '../../../server/gateways/storage/storage-gateway'
import { byLevel } from '../../support/depth'
import { noise, plain, upload, urlOf } from '../../support/server/pictures'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes } from '../session/support'
import { KEY_ID, REGION, SECRET, startFakeS3, type FakeS3 } from './fake-s3'

/** Callers who want one picture at once. */
const CROWD = byLevel(60, 300)
let s3: FakeS3
let app: TestApp
let token: string
let origin: string

const env = () => ({
  STORAGE_S3_BUCKET_URL: s3.bucketUrl,
  STORAGE_S3_REGION: REGION,
  STORAGE_S3_ACCESS_KEY_ID: KEY_ID,
  STORAGE_S3_SECRET_ACCESS_KEY: SECRET
})

beforeAll(async () => {
  s3 = await startFakeS3()
  let storage: StorageGateway | undefined
  const lazily = () => (storage ??= createStorage('s3', app.database.db, env()))
  app = await buildAppWithSandboxes({
    gateways: {
      storage: {
        put: (key, bytes, type) => lazily().put(key, bytes, type),
        get: (key) => lazily().get(key),
        remove: (key) => lazily().remove(key)
      }
    }
  })
  token = await app.login('m_one', '13800138000')
  origin = await app.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await s3.close()
})
afterEach(() => s3.fail(0))

const PICTURE = Buffer.from('the bytes of a picture')

test.each<[string, () => StorageGateway]>([
  ['the database', () => createStorage('postgres', app.database.db)],
  ['a bucket', () => createStorage('s3', app.database.db, env())]
])('%s keeps, gives and forgets', async (_where, make) => {
  const storage = make()
  expect(await storage.get('a-_b')).toBeNull()
  await storage.put('a-_b', PICTURE, 'image/webp')
  await storage.put('a-_b', PICTURE, 'image/webp')
  expect(await storage.get('a-_b')).toEqual(PICTURE)
  await storage.remove('a-_b')
  await storage.remove('a-_b')
  expect(await storage.get('a-_b')).toBeNull()
  expect(s3.refused).toEqual([])
})

test('a bucket is sent nothing that a stranger could send, and a refusal is no missing file', async () => {
  const settings = { bucketUrl: new URL(s3.bucketUrl), region: REGION, accessKeyId: KEY_ID }
  const wrong = createS3Storage({ ...settings, secretAccessKey: 'guessed' })
  await expect(wrong.put('x', PICTURE, 'image/webp')).rejects.toThrow('HTTP 403')
  await expect(wrong.get('x')).rejects.toThrow('HTTP 403')
  await expect(wrong.remove('x')).rejects.toThrow('HTTP 403')
  expect(s3.refused.splice(0)).toEqual(['PUT', 'GET', 'DELETE'].map((name) => `${name}: wrong signature`))
  const away = createS3Storage({
    ...settings,
    bucketUrl: new URL('http://127.0.0.1:1/b/'),
    secretAccessKey: SECRET
  })
  await expect(away.get('x')).rejects.toThrow('not reached')
})

test.each([
  [{ STORAGE_S3_BUCKET_URL: '' }, 'STORAGE_S3_BUCKET_URL: required when GATEWAY_STORAGE is s3'],
  [{ STORAGE_S3_BUCKET_URL: 'https://s3.example.com/bucket' }, 'must end with a slash'],
  [{ STORAGE_S3_BUCKET_URL: 'ftp://s3.example.com/' }, 'must be an http(s) address'],
  [{ STORAGE_S3_SECRET_ACCESS_KEY: '' }, 'STORAGE_S3_SECRET_ACCESS_KEY: required']
])('settings %j are refused at the start', (over, said) => {
  expect(() => createStorage('s3', app.database.db, { ...env(), ...over })).toThrow(said)
})

test('a crowd that wants one large picture at once all get it, with few reads', async () => {
  const url = origin + urlOf(await upload(app, token, await noise(1000, 750)))
  const etag = (await fetch(url)).headers.get('etag') ?? ''
  const before = s3.reads()
  const answers = await Promise.all(
    Array.from({ length: CROWD }, async (_, i) => {
      const ask = () => fetch(url, i % 10 ? {} : { headers: { 'if-none-match': etag } })
      let response = await ask()
      // on a busy machine some are asked to come again
      while (response.status === 503) response = await ask()
      return `${response.status} ${(await response.arrayBuffer()).byteLength > 100_000}`
    })
  )
  expect(answers.filter((answer) => answer === '200 true')).toHaveLength(CROWD * 0.9)
  expect(answers.filter((answer) => answer === '304 false')).toHaveLength(CROWD * 0.1)
  expect(s3.reads() - before).toBeLessThan(CROWD / 3)
})

test('while the bucket is away a picture is asked for later, and an upload can be sent again', async () => {
  const url = origin + urlOf(await upload(app, token, await plain(1)))
  s3.fail(500)
  const response = await fetch(url)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect([response.headers.get('etag'), response.headers.get('cache-control')]).toEqual([null, 'no-store'])
  expect((await upload(app, token, await plain(2))).resultCode).toBe('503')
  s3.fail(0)
  const again = await fetch(origin + urlOf(await upload(app, token, await plain(2))))
  expect(again.status).toBe(200)
})

test('a bucket that forgot a picture is no fault of the server', async () => {
  const url = origin + urlOf(await upload(app, token, await plain(3)))
  s3.files.clear()
  expect((await fetch(url)).status).toBe(404)
})
