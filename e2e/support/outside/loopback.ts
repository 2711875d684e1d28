import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface OutsideRequest {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface OutsideAnswer {
  /** 200 by default. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A system of somebody else on this machine, at a port of its own. */
export interface Loopback {
  readonly origin: string
  close(): Promise<void>
}

/** Starts one; an error in `answer` is a 500 whose text says what went wrong. */
export async function listen(
  answer: (request: OutsideRequest) => OutsideAnswer | Promise<OutsideAnswer>
): Promise<Loopback> {
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const request = {
        method: incoming.method ?? '',
        url: new URL(incoming.url ?? '/', 'http://outside'),
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString('utf8')
      }
      Promise.resolve()
        .then(() => answer(request))
        .catch((problem: unknown) => ({ status: 500, headers: {}, body: String(problem) }))
        .then(({ status = 200, headers = {}, body = '' }) => outgoing.writeHead(status, headers).end(body))
        .catch(() => outgoing.destroy())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  }
}

/** A body of JSON. */
export const asJson = (data: unknown): OutsideAnswer => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(data)
})
