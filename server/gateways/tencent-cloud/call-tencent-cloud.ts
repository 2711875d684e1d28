import { callRemote } from '../remote-json'
import { TC3_CONTENT_TYPE, tc3Authorization } from './tc3-signature'

/** A key of Tencent Cloud, and the address of its API. */
export interface TencentCloudKey {
  readonly baseUrl: URL
  readonly secretId: string
  readonly secretKey: string
}

/** One action of the API 3.0. */
export interface TencentCloudCall {
  /** Name of the system, for messages. */
  readonly system: string
  readonly service: string
  readonly action: string
  readonly version: string
  /** Omitted if the service has none. */
  readonly region?: string
  readonly parameters: Readonly<Record<string, unknown>>
}

/**
 * Calls Tencent Cloud's API 3.0, signed with TC3-HMAC-SHA256. `now` is in milliseconds.
 * @throws RemoteError if it was unreachable or the response is not a JSON object
 */
export function callTencentCloud(
  { baseUrl, secretId, secretKey }: TencentCloudKey,
  { system, service, action, version, region, parameters }: TencentCloudCall,
  now: number
): Promise<Readonly<Record<string, unknown>>> {
  const payload = JSON.stringify(parameters)
  const timestamp = Math.floor(now / 1000)
  return callRemote({
    system,
    base: baseUrl,
    url: baseUrl,
    method: 'POST',
    body: payload,
    headers: {
      authorization: tc3Authorization({
        secretId,
        secretKey,
        host: baseUrl.host,
        service,
        timestamp,
        payload
      }),
      'content-type': TC3_CONTENT_TYPE,
      'x-tc-action': action,
      'x-tc-version': version,
      'x-tc-timestamp': String(timestamp),
      ...(region === undefined ? {} : { 'x-tc-region': region })
    }
  })
}
