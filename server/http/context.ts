import type { FastifyRequest } from 'fastify'
import type { Os, Platform } from '@contract/device/platform'
import type { Endpoint } from '@contract/endpoint'
import type { ChannelCode } from '../config/channels'
import type { Network } from '../core/network'

/** A file of a multipart call, at most 5 MB, in memory. Its type is what the sender says: look at the bytes. */
export interface UploadedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** What is known about one call besides its input. `Member` and `Key` say what may be missing (see {@link CallContext}). */
export interface Context<Member extends string | null, Key extends string | undefined> {
  /** The caller; never null where the endpoint is for members. */
  readonly memberId: Member
  /** The token that was sent, valid or not (see `hashToken`). */
  readonly token: string | null
  readonly channel: ChannelCode
  readonly platform: Platform
  readonly os: Os
  /** The address that the call comes from, for systems outside that ask for it. What counts or names callers uses `network`. */
  readonly ip: string
  /** Who is counted as one caller. */
  readonly network: Network
  /** SHA-256 of the key that the device keeps; of a login, of the one that it is given. Null where there is none. */
  readonly deviceHash: string | null
  readonly userAgent: string
  readonly requestId: string
  /** The moment of the call; use it in place of `new Date()` and SQL `now()`. */
  readonly now: Date
  /**
   * Keep it with what the call makes, under a UNIQUE key with the member: should the server die between the work and
   * the keeping of the answer, the call comes again.
   */
  readonly idempotencyKey: Key
  /** The file of a `multipart` endpoint. @throws BusinessError 400 when there is none or it is too large */
  readonly file: () => Promise<UploadedFile>
  readonly log: FastifyRequest['log']
  /** A page is drawn with the answer: a call that is `known` (see `EndpointSchema.reads`) refuses what is not. */
  readonly drawing?: true
}

/** Context of an endpoint's calls: a member's always has `memberId`, a keyed one's always `idempotencyKey`. */
export type CallContext<E extends Endpoint = Endpoint> = Context<
  E['access'] extends 'member' ? string : string | null,
  E extends { keyed: true } ? string : string | undefined
>

/** Context of a member's keyed calls. */
export type KeyedContext = Context<string, string>

const PLATFORMS: readonly string[] = ['mini', 'h5', 'wx']
const SYSTEMS: readonly string[] = ['ios', 'android']

/** Header `x-platform`; a browser where it is missing or unknown. */
export function platformOf(request: FastifyRequest): Platform {
  const sent = String(request.headers['x-platform'])
  return PLATFORMS.includes(sent) ? (sent as Platform) : 'h5'
}

/** Header `x-os`. */
export function osOf(request: FastifyRequest): Os {
  const sent = String(request.headers['x-os'])
  return SYSTEMS.includes(sent) ? (sent as Os) : 'other'
}
