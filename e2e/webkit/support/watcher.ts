import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy that puts a script into each document, before all others: WebDriver itself has no way to. */
export interface Watcher {
  /** Where it listens on this machine. */
  readonly host: string
  close(): void
}

const asksForDocument = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && /text\/html/.test(headers.accept ?? '')

const isDocument = ({ headers }: IncomingMessage) => /text\/html/.test(headers['content-type'] ?? '')

/** A document that comes as text, with the script; without the policy that would refuse it, as it is not the server's. */
function pass(answer: IncomingMessage, response: ServerResponse, script: string): void {
  const { 'content-security-policy': _policy, 'content-length': _length, ...headers } = answer.headers
  const parts: Buffer[] = []
  answer.on('data', (part: Buffer) => parts.push(part))
  answer.on('end', () => {
    const html = Buffer.concat(parts).toString()
    response.writeHead(answer.statusCode ?? 502, headers)
    response.end(html.replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`))
  })
}

/** Opens a proxy for plain addresses, whose words otherwise pass unchanged. */
export async function openWatcher(script: string): Promise<Watcher> {
  const server = createServer((incoming, response) => {
    const isAsked = asksForDocument(incoming)
    const headers = isAsked ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers
    const outgoing = request(incoming.url ?? '', { method: incoming.method, headers }, (answer) => {
      if (isAsked && isDocument(answer)) return pass(answer, response, script)
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    }
  }
}
