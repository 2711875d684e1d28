import Fastify from 'fastify'
import { shedLoad } from '../../../server/http/overload'

test('while too many queries wait, calls are refused at once, and health is still told', async () => {
  const pool = { waitingCount: 0 }
  const app = Fastify()
  await shedLoad(app, pool)
  for (const url of ['/call', '/healthz']) app.get(url, async () => ({ ok: true }))
  expect((await app.inject('/call')).statusCode).toBe(200)
  pool.waitingCount = 5000
  const refused = await app.inject('/call')
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.json()).toMatchObject({
    resultCode: '503',
    resultMsg: '当前访问人数较多，请稍后重试',
    data: null
  })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  pool.waitingCount = 0
  expect((await app.inject('/call')).statusCode).toBe(200)
  await app.close()
})
