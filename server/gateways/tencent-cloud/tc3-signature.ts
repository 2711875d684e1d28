import { createHash, createHmac } from 'node:crypto'

const ALGORITHM = 'TC3-HMAC-SHA256'
export const TC3_CONTENT_TYPE = 'application/json; charset=utf-8'

export interface Tc3Request {
  readonly secretId: string
  readonly secretKey: string
  readonly host: string
  readonly service: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly payload: string
}

/** The `Authorization` header of a POST to Tencent Cloud's API 3.0, signed over content type, host and payload. */
export function tc3Authorization(request: Tc3Request): string {
  const day = new Date(request.timestamp * 1000).toISOString().slice(0, 10)
  const scope = `${day}/${request.service}/tc3_request`
  const signedHeaders = 'content-type;host'
  const canonical = [
    'POST',
    '/',
    '',
    `content-type:${TC3_CONTENT_TYPE}`,
    `host:${request.host}`,
    '',
    signedHeaders,
    sha256(request.payload)
  ].join('\n')
  const toSign = [ALGORITHM, request.timestamp, scope, sha256(canonical)].join('\n')
  const key = [day, request.service, 'tc3_request'].reduce<Buffer | string>(hmac, `TC3${request.secretKey}`)
  const signature = hmac(key, toSign).toString('hex')
  return `${ALGORITHM} Credential=${request.secretId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
