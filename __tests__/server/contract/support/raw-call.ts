import { connect } from 'node:net'

/** What came back on the wire; `status` 0 where the server hung up without a word, as on half a request. */
export interface RawAnswer {
  readonly status: number
  readonly head: string
  readonly body: string
}

const MAX_DURATION_MS = 20_000

/**
 * Sends bytes as they are, also such as no HTTP client would, and waits for one answer. @throws when there is none and the
 * connection stays open
 */
export function sendRaw(port: number, bytes: Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let seen = ''
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes))
    const finish = () => {
      socket.destroy()
      resolve(answerOf(seen))
    }
    socket.setTimeout(MAX_DURATION_MS, () => {
      socket.destroy()
      reject(new Error(`No end of the answer: ${seen.slice(0, 500)}`))
    })
    socket.on('data', (part: Buffer) => {
      seen += part.toString('latin1')
      if (isWhole(answerOf(seen), bytes)) finish()
    })
    // what the server did not want to read any more may come back as a reset, behind its answer
    socket.on('error', () => undefined)
    socket.once('close', finish)
  })
}

const END_OF_HEAD = '\r\n\r\n'

/** What the server says first to who asks whether to go on. */
const GO_ON = /^HTTP\/1\.1 100 .*\r\n\r\n/

function answerOf(all: string): RawAnswer {
  const seen = all.replace(GO_ON, '')
  const end = seen.indexOf(END_OF_HEAD)
  const head = end === -1 ? '' : seen.slice(0, end)
  const body = end === -1 ? '' : Buffer.from(seen.slice(end + END_OF_HEAD.length), 'latin1').toString('utf8')
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body }
}

function isWhole({ status, head, body }: RawAnswer, request: Buffer): boolean {
  if (status === 0) return false
  if (status === 204 || status === 304 || request.toString('latin1', 0, 5) === 'HEAD ') return true
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  return length === undefined ? body.endsWith('0' + END_OF_HEAD) : Buffer.byteLength(body) >= Number(length)
}
