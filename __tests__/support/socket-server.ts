/** A server of raw sockets that answers as broken networks and slow servers do; the path says how. */
import { createServer, type AddressInfo, type Socket } from 'node:net'

const HEAD = 'HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-type: application/json\r\n'
const BODY = '{"resultCode":"100","data":"done"}'

const WAYS: Readonly<Record<string, (socket: Socket, request: string) => void>> = {
  /** Takes the request, and says nothing. */
  silent: () => undefined,
  /** Half of the body, and then nothing. */
  stall: (socket) => void socket.write(`${HEAD}content-length: ${BODY.length}\r\n\r\n${BODY.slice(0, 9)}`),
  /** Breaks the connection off before the headers. */
  reset: (socket) => socket.resetAndDestroy(),
  /** Breaks it off in the middle of the body. */
  broken: (socket) => {
    socket.write(`${HEAD}content-length: ${BODY.length}\r\n\r\n${BODY.slice(0, 9)}`, () =>
      socket.resetAndDestroy()
    )
  },
  /** Closes politely with less than it has announced. */
  early: (socket) => void socket.end(`${HEAD}content-length: ${BODY.length}\r\n\r\n${BODY.slice(0, 9)}`),
  /** A letter at a time. */
  slowly: (socket) => {
    socket.write(`${HEAD}content-length: ${BODY.length}\r\n\r\n`)
    const letters = [...BODY]
    const timer = setInterval(() => {
      const letter = letters.shift()
      if (letter === undefined) socket.end()
      else socket.write(letter)
    }, 2)
    socket.on('close', () => clearInterval(timer))
  },
  /** What came, as it came. */
  echo: (socket, request) => {
    const body = JSON.stringify(request)
    const cookies = 'set-cookie: a=1\r\nset-cookie: b=2\r\n'
    socket.end(`${HEAD}${cookies}x-of: server\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  },
  html: (socket) =>
    void socket.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\ncontent-length: 9\r\n\r\n<p>no</p>')
}

export interface SocketServer {
  readonly origin: string
  /** How many requests have come whose connections are open. */
  open(): number
  close(): Promise<void>
}

export async function openSocketServer(): Promise<SocketServer> {
  const sockets = new Set<Socket>()
  const asking = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    let request = ''
    let answered = false
    socket.on('data', (bytes) => {
      request += bytes.toString()
      const [head = '', body] = request.split('\r\n\r\n')
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
      if (answered || body === undefined || Buffer.byteLength(body) < length) return
      answered = true
      asking.add(socket)
      socket.on('close', () => asking.delete(socket))
      WAYS[/^\w+ \/(\w+)/.exec(head)?.[1] ?? '']?.(socket, request)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    open: () => asking.size,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    }
  }
}
