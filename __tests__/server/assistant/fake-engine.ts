import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A chat engine on this machine that does what a test says, byte by byte. */
export interface FakeEngine {
  readonly url: URL
  /** What it was asked, newest last. */
  readonly asked: { readonly key: string | undefined; readonly body: ChatRequest }[]
  close(): Promise<void>
}

export interface ChatRequest {
  readonly model: string
  readonly stream: boolean
  readonly messages: { role: string; content: string | null; tool_calls?: unknown }[]
  readonly tools?: { function: { name: string; parameters: unknown } }[]
}

type Reply = (response: ServerResponse, body: ChatRequest, round: number) => void | Promise<void>

export async function fakeEngine(reply: Reply): Promise<FakeEngine> {
  const asked: FakeEngine['asked'] = []
  const server: Server = createServer((request, response) => {
    void read(request).then(async (text) => {
      const body = JSON.parse(text) as ChatRequest
      asked.push({ key: request.headers.authorization, body })
      await reply(response, body, asked.length)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(`http://127.0.0.1:${port}/v1`),
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

export const begin = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })

const line = (data: unknown) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

export const saying = (content: string) => line({ choices: [{ delta: { content } }] })
export const calling = (name: string, args: string, id = 'call-1') =>
  line({ choices: [{ delta: { tool_calls: [{ index: 0, id, function: { name, arguments: args } }] } }] })
export const DONE = line('[DONE]')

/** Says a text and ends. */
export const speak = (response: ServerResponse, ...texts: string[]): void => {
  begin(response)
  for (const text of texts) response.write(saying(text))
  response.end(DONE)
}

/** Writes bytes one at a time, each as a packet of its own. */
export async function drip(response: ServerResponse, text: string): Promise<void> {
  begin(response)
  response.socket?.setNoDelay(true)
  for (const byte of Buffer.from(text)) {
    response.write(Buffer.of(byte))
    await new Promise((resolve) => setImmediate(resolve))
  }
  response.end()
}
