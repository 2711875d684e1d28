import type { Network } from '../../core/network'
import type { Queryable } from '../../db/client'
import type { Secret } from '../../lib/secret'

/** Dependencies of changing a number. */
export interface PhoneDependencies {
  readonly db: Queryable
  /** Mixed into the stored form of SMS codes. */
  readonly pepper: Secret
  /** The secret under which document numbers are sealed: they are resealed when accounts are merged. */
  readonly documentSecret: Secret
}

/** The caller, with session and time. */
export interface Asking {
  readonly memberId: string
  readonly tokenHash: string
  readonly network: Network
  readonly deviceHash: string | null
  readonly now: Date
}
