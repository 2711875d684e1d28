import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { SettingsError } from '../../config/settings-error'
import { AnswerTooLong, sendOutgoing, type OutgoingAnswer } from '../outgoing'
import { RemoteError, RemoteSilent } from '../remote-json'
import { addressSetting, requiredSettings } from '../required-settings'
import type { StorageGateway } from './storage-gateway'

export interface S3Settings {
  /** Base address of the bucket's files, with a trailing slash: the bucket in the host, or in the path. */
  readonly bucketUrl: URL
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const NEEDED = ['STORAGE_S3_BUCKET_URL', 'STORAGE_S3_ACCESS_KEY_ID', 'STORAGE_S3_SECRET_ACCESS_KEY'] as const

/** Settings of a bucket. @throws SettingsError naming what is missing or wrong */
export function readS3Settings(env: Readonly<Record<string, string | undefined>>): S3Settings {
  const values = requiredSettings('GATEWAY_STORAGE', NEEDED, env, 's3')
  const bucketUrl = addressSetting('STORAGE_S3_BUCKET_URL', '', env)
  if (!bucketUrl.pathname.endsWith('/') || bucketUrl.search || bucketUrl.hash) {
    throw new SettingsError(['STORAGE_S3_BUCKET_URL: must end with a slash'])
  }
  return {
    bucketUrl,
    region: env.STORAGE_S3_REGION || 'us-east-1',
    accessKeyId: values.STORAGE_S3_ACCESS_KEY_ID,
    secretAccessKey: values.STORAGE_S3_SECRET_ACCESS_KEY
  }
}

const SYSTEM = 'Storage'
const LATEST_ANSWER_MS = 10_000
/** Far above what we store: a larger response is not ours. */
const MAX_FILE_BYTES = 16 * 1024 * 1024

/** A private bucket of any service that supports S3 with signature version 4. */
export function createS3Storage(settings: S3Settings): StorageGateway {
  const { accessKeyId, secretAccessKey, region } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })

  async function ask(method: 'GET' | 'PUT' | 'DELETE', key: string, body?: Buffer, type?: string) {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const bytes = body && new Uint8Array(body)
    const url = new URL(key, settings.bucketUrl)
    const { headers } = await client.sign(url, {
      method,
      // signed with the bytes: they cannot be changed in transit
      headers: { 'x-amz-content-sha256': hash, ...(type ? { 'content-type': type } : {}) },
      ...(bytes ? { body: bytes } : {})
    })
    try {
      const request = { base: settings.bucketUrl, url, method, headers, body: bytes }
      return await sendOutgoing(request, { timeoutMs: LATEST_ANSWER_MS, maxBytes: MAX_FILE_BYTES })
    } catch (problem) {
      if (problem instanceof AnswerTooLong) throw new RemoteError(SYSTEM, 'the file is too large')
      throw new RemoteSilent(SYSTEM, 'not reached', { cause: problem })
    }
  }

  return {
    async put(key, bytes, type) {
      const answer = await ask('PUT', key, bytes, type)
      if (!isFine(answer)) throw new RemoteError(SYSTEM, `answered HTTP ${answer.status}`)
    },
    async get(key) {
      const answer = await ask('GET', key)
      if (isFine(answer)) return answer.bytes
      if (answer.status === 404) return null
      throw new RemoteError(SYSTEM, `answered HTTP ${answer.status}`)
    },
    async remove(key) {
      const answer = await ask('DELETE', key)
      if (!isFine(answer) && answer.status !== 404) {
        throw new RemoteError(SYSTEM, `answered HTTP ${answer.status}`)
      }
    }
  }
}

const isFine = ({ status }: OutgoingAnswer) => status >= 200 && status <= 299
