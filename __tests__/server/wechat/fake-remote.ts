import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RemoteRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** What a fake outside system answers: an object as JSON, text as it is, a number as that HTTP status, null = never. */
export type RemoteAnswer = object | string | number | null

/** An outside system on a port of its own that keeps what it was asked. */
export async function startFakeRemote(answer: (request: RemoteRequest) => RemoteAnswer) {
  const requests: RemoteRequest[] = []
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', 'http://fake')
      const request = {
        method: incoming.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString('utf8')
      }
      requests.push(request)
      const given = answer(request)
      if (given === null) return
      outgoing.statusCode = typeof given === 'number' ? given : 200
      outgoing.end(typeof given === 'object' ? JSON.stringify(given) : String(given))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return {
    baseUrl,
    requests,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  }
}
