import type { Network } from '../../core/network'
import type { Queryable } from '../../db/client'

/** What changing a number works with. */
export interface PhoneDependencies {
  readonly db: Queryable
  /** Mixed into the stored form of SMS codes. */
  readonly pepper: string
  /** Under which numbers of documents are sealed: they are sealed anew when accounts are joined. */
  readonly documentSecret: string
}

/** Who asks, in which session, and when. */
export interface Asking {
  readonly memberId: string
  readonly tokenHash: string
  readonly network: Network
  readonly deviceHash: string | null
  readonly now: Date
}
