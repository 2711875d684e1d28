/** The request helper on real sockets: over `wx.request` as the mini-program has it, and over the stand-in that H5, WeChat and h5xcx share. */
import Taro from '@tarojs/taro'
import { request, type RequestOptions } from '@/api/request'
import { networkCalls } from '../../../e2e/weapp/host/wx/network'
import { request as standIn } from '../../../config/taro-plugin-slim/modules/taro-request'
import { openSocketServer, type SocketServer } from '../../support/socket-server'

/** Long enough for an answer that comes, also on a busy machine, and short for one that does not, ms. */
const SHORT = 1500

let server: SocketServer
beforeAll(async () => {
  server = await openSocketServer()
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => server.close())

/** Waits for a state of the server's sockets. */
async function openSockets(count: number): Promise<void> {
  while (server.open() !== count) await new Promise((later) => setTimeout(later, 5))
}

type Transport = (options: Taro.request.Option) => Promise<unknown>

/** `Taro.request` of the mini-program: `wx.request`, with a promise that can be aborted. */
const ofMini: Transport = (options) => {
  const { origin } = server
  const wx = networkCalls({
    realm: { copy: (value: unknown) => value } as never,
    track: (work) => work,
    guard: (work) => work(),
    problem: (text) => {
      throw new Error(text)
    },
    picture: () => new Uint8Array(),
    builtOrigin: origin,
    origin,
    online: () => true,
    calls: []
  })
  let task: { abort: () => void } | undefined
  const answer = new Promise((success, fail) => {
    task = wx.request({ ...options, success, fail })
  })
  return Object.assign(answer, { abort: () => task?.abort() })
}

const PLATFORMS: [string, Transport][] = [
  ['mini', ofMini],
  ['h5, wx and h5xcx', standIn]
]

describe.each(PLATFORMS)('on %s', (_, transport) => {
  beforeEach(() => {
    jest.spyOn(Taro, 'request').mockImplementation(transport as never)
  })
  const ask = (path: string, options: Partial<RequestOptions> = {}) =>
    request({ url: `${server.origin}/${path}`, timeout: SHORT, ...options })

  it.each([
    ['no headers come', 'silent', 'timeout'],
    ['the body stands still', 'stall', 'timeout'],
    ['the connection is reset', 'reset', 'network'],
    ['it is reset in the middle of the body', 'broken', 'network'],
    ['it is closed before the body is whole', 'early', 'network']
  ])('%s (%s): %s', async (_case, path, kind) => {
    await expect(ask(path)).rejects.toMatchObject({ kind })
    await openSockets(0)
  })

  it('a body that comes slowly, and in time, is whole', async () => {
    const { data, statusCode } = await ask('slowly', { timeout: 10_000 })
    expect([statusCode, data]).toEqual([200, { resultCode: '100', data: 'done' }])
  })

  it.each(['silent', 'stall'])(
    'what nobody waits for any more (%s) is aborted, and no network failure',
    async (path) => {
      const stop = new AbortController()
      const asked = ask(path, { signal: stop.signal, timeout: 10_000 })
      await openSockets(1)
      stop.abort()
      await expect(asked).rejects.toMatchObject({ kind: 'abort' })
      await openSockets(0)
    }
  )

  it('what nobody waits for from the first is not sent', async () => {
    await expect(ask('echo', { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'abort' })
    expect(Taro.request).not.toHaveBeenCalled()
  })

  it('sends method, header and data; gives data, statusCode, header and cookies', async () => {
    const header = { 'content-type': 'application/json', token: 't1' }
    const answer = await ask('echo', { method: 'POST', data: { a: '一' }, header })
    expect(answer.data).toMatch(/^POST \/echo HTTP/)
    expect(answer.data).toMatch(/token: t1\r\n/i)
    expect(answer.data).toContain('{"a":"一"}')
    expect(answer.header['x-of']).toBe('server')
    expect(answer.cookies).toEqual(['a=1', 'b=2'])
  })

  it('an answer of any status is an answer; text and bytes come as they are asked for', async () => {
    expect(await ask('html', { dataType: 'text' })).toMatchObject({ statusCode: 502, data: '<p>no</p>' })
    const { data } = await ask('html', { responseType: 'arraybuffer' })
    expect(Buffer.from(data as ArrayBuffer).toString()).toBe('<p>no</p>')
  })
})

it('withCredentials sends and takes cookies of another origin, and nothing else does', async () => {
  const sent = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')))
  for (const withCredentials of [true, false, undefined])
    await standIn({ url: 'https://other.test/', withCredentials } as never)
  expect(sent.mock.calls.map(([, init]) => init?.credentials)).toEqual([
    'include',
    'same-origin',
    'same-origin'
  ])
})
