import type { PartnerCode } from '@contract/types'

/** Where a privilege is had (spec section 3, "Third-party redirect"), as the catalogue keeps it. */
export interface PartnerRedirect {
  /** The partner on whose site `path` is: its address is a setting, not the catalogue's business. */
  readonly partner?: PartnerCode
  /** A path under the partner's address, or, without a partner, the whole address or a path of ours. */
  readonly path: string
  readonly jointLogin?: number
  readonly miniProgramAppId?: string
  readonly miniProgramRedirectUrl?: string
  readonly isInternal?: 0 | 1
}
