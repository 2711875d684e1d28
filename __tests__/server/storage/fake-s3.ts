import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const KEY_ID = 'AKIATESTKEY'
export const SECRET = 'test/secret+of/the/bucket'
export const REGION = 'cn-test-1'

/** A bucket on this machine that believes nobody whose signature it cannot make itself. */
export interface FakeS3 {
  readonly bucketUrl: string
  readonly files: Map<string, Buffer>
  /** Methods that were refused, with why. */
  readonly refused: string[]
  /** How many reads there were. */
  reads(): number
  /** Answers everything with this status from now on; 0 works again. */
  fail(status: number): void
  close(): Promise<void>
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()
const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/** Why the request is not the key's, by AWS's description of signature version 4; null when it is. */
function faultOf(request: IncomingMessage, body: Buffer, now: number): string | null {
  const [, keyId, day = '', region = '', names = '', signature] =
    FORM.exec(request.headers.authorization ?? '') ?? []
  const at = String(request.headers['x-amz-date'])
  const sent = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (keyId !== KEY_ID || region !== REGION) return 'unknown key or region'
  if (!(Math.abs(now - sent) < 900_000) || !at.startsWith(day)) return 'not of now'
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) return 'other bytes'
  const url = new URL(request.url ?? '', 'http://localhost')
  const headers = names.split(';')
  if (!headers.includes('host') || !headers.includes('x-amz-content-sha256')) return 'too little is signed'
  const canonical = [
    request.method,
    url.pathname,
    url.search.slice(1),
    ...headers.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    sha256(body)
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${SECRET}`, day))
  return hmac(key, text).toString('hex') === signature ? null : 'wrong signature'
}

/** Starts the bucket on a free port. */
export async function startFakeS3(): Promise<FakeS3> {
  const files = new Map<string, Buffer>()
  const refused: string[] = []
  let status = 0
  let reads = 0

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const fault = faultOf(request, body, Date.now())
    if (fault) refused.push(`${String(request.method)}: ${fault}`)
    const key = request.url ?? ''
    if (status || fault) return void response.writeHead(status || 403).end('<Error/>')
    if (request.method === 'PUT') files.set(key, body)
    if (request.method === 'DELETE') return void response.writeHead(files.delete(key) ? 204 : 404).end()
    if (request.method === 'GET') reads += 1
    const file = files.get(key)
    if (!file) return void response.writeHead(404).end('<Error/>')
    response.writeHead(200, { 'content-length': request.method === 'PUT' ? 0 : file.length })
    response.end(request.method === 'PUT' ? undefined : file)
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => answer(request, response, Buffer.concat(parts)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    bucketUrl: `http://127.0.0.1:${port}/pictures/`,
    files,
    refused,
    reads: () => reads,
    fail: (next) => {
      status = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
