import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a call is answered with in place of the server's own answer: a code of the envelope; undefined lets it through. */
export type Refusal = (path: string) => string | undefined

/** What the user can read of a refusal. */
export const REFUSED_TEXT = '服务正在维护，请稍后再来'

/** Calls of the API: the channel, then one of the prefixes. Records of visits are none that a page waits for. */
const CALL = /^\/\w+\/(unionbuy-|wechat\/)/
const UNSEEN = /memberVisit/

/** Whether it is a call that this refusal is about. */
export const isCall = (path: string): boolean => CALL.test(path) && !UNSEEN.test(path)

/** The envelope with this code. */
export const refusalWith = (code: string) => ({ resultCode: code, resultMsg: REFUSED_TEXT, data: null })

/** A server that refuses calls and hands the rest to the real one. */
export interface RefusingServer {
  readonly origin: string
  /** Paths of the calls that came, in their order. */
  readonly calls: readonly string[]
  stop(): Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

async function forward(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request)
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
  const answer = await fetch(origin + (request.url ?? '/'), {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {})
  })
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** Starts one before the real server at `origin`. */
export async function startRefusing(origin: string, refusal: Refusal): Promise<RefusingServer> {
  const calls: string[] = []
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const counted = isCall(path)
    if (counted) calls.push(path)
    const code = counted ? refusal(path) : undefined
    if (code !== undefined) {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(refusalWith(code)))
      return
    }
    forward(origin, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections()
        server.close(() => stopped())
      })
  }
}
