/** A wire between a server and PostgreSQL that is cut after a chosen statement: the database has done it, the server never learns so. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'

export interface StatementCutter {
  /** Where the server finds the database. */
  readonly url: string
  /** Cuts once PostgreSQL has answered so many more statements, and calls `cut`; nothing comes back from then on. */
  arm(statements: number, cut: () => void): void
  /** Connects anew, and cuts nothing until armed again. @returns whether it has cut */
  disarm(): boolean
  close(): Promise<void>
}

/** `ReadyForQuery`: PostgreSQL has answered a statement. */
const READY = 'Z'.charCodeAt(0)
const HEADER = 5

/** Counts the whole messages of a stream that say `ReadyForQuery`, whatever it is cut into. */
function readyCounter(): (chunk: Buffer) => number {
  let rest = Buffer.alloc(0)
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    let ready = 0
    while (rest.length >= HEADER) {
      const end = 1 + rest.readUInt32BE(1)
      if (rest.length < end) break
      if (rest[0] === READY) ready += 1
      rest = rest.subarray(end)
    }
    return ready
  }
}

/** A cutter in front of the database at `databaseUrl`, which listens on a unix socket. */
export async function startCutter(databaseUrl: string): Promise<StatementCutter> {
  const address = new URL(databaseUrl.replace('@/', '@localhost/'))
  const folder = address.searchParams.get('host')
  if (!folder) throw new Error(`${databaseUrl} is no unix socket`)
  const sockets = new Set<Socket>()
  let armed: { left: number; readonly cut: () => void } | null = null
  let isCut = false

  function count(ready: number): void {
    if (!armed || ready === 0) return
    armed.left -= ready
    if (armed.left > 0) return
    const { cut } = armed
    armed = null
    isCut = true
    cut()
  }

  const wire = createServer((server) => {
    const database = connect(join(folder, '.s.PGSQL.5432'))
    const readyIn = readyCounter()
    for (const [socket, other] of [
      [server, database],
      [database, server]
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    server.on('data', (chunk) => {
      if (!isCut) database.write(chunk)
    })
    database.on('data', (chunk) => {
      count(readyIn(chunk))
      if (!isCut) server.write(chunk)
    })
  })
  wire.listen(0, '127.0.0.1')
  await once(wire, 'listening')
  const { port } = wire.address() as AddressInfo
  return {
    url: `postgres://${address.username}@127.0.0.1:${port}${address.pathname}`,
    arm(statements, cut) {
      armed = { left: statements, cut }
    },
    disarm() {
      const wasCut = isCut
      armed = null
      isCut = false
      return wasCut
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      wire.close()
      await once(wire, 'close')
    }
  }
}
