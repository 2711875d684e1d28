import type { FastifyRequest } from 'fastify'
import { PLATFORMS, SYSTEMS, type Os, type Platform } from '@contract/device/platform'
import type { Endpoint } from '@contract/endpoint'
import type { ChannelCode } from '../config/channels'
import type { Settings } from '../config/settings'
import type { Network } from '../core/network'

/** A file of a multipart call, at most 5 MB, in memory. Its type is as claimed by the sender: check the bytes. */
export interface UploadedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** What is known about a call besides its input. `Member` and `Key` say what may be missing (see {@link CallContext}). */
export interface Context<Member extends string | null, Key extends string | undefined> {
  /** The caller; never null if the endpoint requires a member. */
  readonly memberId: Member
  /** The token that was sent, valid or not (see `hashToken`). */
  readonly token: string | null
  readonly channel: ChannelCode
  readonly platform: Platform
  readonly os: Os
  /** See `Storefront`. */
  readonly virtualGoods?: Settings['virtualGoods']
  /** The caller's full address, for external systems that require it. Use `network` to count or identify callers. */
  readonly ip: string
  /** The unit that counts as one caller. */
  readonly network: Network
  /** SHA-256 of the key stored on the device; for a login, of the one it is given. Null if there is none. */
  readonly deviceHash: string | null
  readonly userAgent: string
  readonly requestId: string
  /** The time of the call; use it instead of `new Date()` and SQL `now()`. */
  readonly now: Date
  /**
   * Store it with what the call creates, under a UNIQUE key with the member: if the server dies between the work and
   * storing the response, the call is repeated.
   */
  readonly idempotencyKey: Key
  /** The file of a `multipart` endpoint. @throws BusinessError 400 if there is none or it is too large */
  readonly file: () => Promise<UploadedFile>
  readonly log: FastifyRequest['log']
  /** The response is used to render a page: a call that is `known` (see `EndpointSchema.reads`) refuses what is not. */
  readonly drawing?: true
}

/** Context of an endpoint's calls: a member's always has `memberId`, a keyed one's always `idempotencyKey`. */
export type CallContext<E extends Endpoint = Endpoint> = Context<
  E['access'] extends 'member' ? string : string | null,
  E extends { keyed: true } ? string : string | undefined
>

/** Context of a member's keyed calls. */
export type KeyedContext = Context<string, string>

/** Header `x-platform`; a browser if it is missing or unknown. */
export function platformOf(request: FastifyRequest): Platform {
  return PLATFORMS.find((platform) => platform === request.headers['x-platform']) ?? 'h5'
}

/** Header `x-os`. */
export function osOf(request: FastifyRequest): Os {
  return SYSTEMS.find((system) => system === request.headers['x-os']) ?? 'other'
}
