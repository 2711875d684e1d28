/** An answer that never comes, or whose body stalls, ends after 60 s with words and a way on, in a browser's own fetch. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { press, see } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { carry, sessionOf } from './support/story'

hidePictures()
let stalling: Server

/** Sends nothing on `/silent`, and on `/half` the headers and the first bytes. */
beforeAll(async () => {
  stalling = createServer((request, response) => {
    if (request.url === '/silent') return
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"resultCode":"100","resultMsg":"","data":{"list":[')
  })
  await new Promise<void>((listening) => stalling.listen(0, '127.0.0.1', listening))
})

afterAll(async () => {
  stalling.closeAllConnections()
  await Promise.all([new Promise((closed) => stalling.close(closed)), putPhonesAway()])
})

const LIMIT_MS = 60_000

test.each(['/silent', '/half'])('orders answered by %s', async (path) => {
  const { page } = await takePhone()
  await carry(page, await sessionOf())
  await page.goto(`${appOrigin()}/?tab=My`)
  const { port } = stalling.address() as AddressInfo
  let calls = 0
  await page.route('**/order/orderList', (route) => {
    calls += 1
    return calls === 1 ? route.continue({ url: `http://127.0.0.1:${port}${path}` }) : route.continue()
  })
  await page.clock.install()
  const reached = new Promise((requested) => stalling.once('request', requested))
  await press(page, /^待付款/)
  await reached
  // a moment before the limit the page still waits
  await page.clock.fastForward(LIMIT_MS - 5_000)
  expect(await page.getByRole('button', { name: '重试' }).filter({ visible: true }).count()).toBe(0)
  await page.clock.fastForward(6_000)
  await see(page, /超时/)
  await press(page, '重试')
  await see(page, /还没有订单|暂无/)
  expect(calls).toBe(2)
})
