import type { PartnerCode } from '@contract/types'

/** Where a privilege is had, as the catalogue keeps it: what is sent of it is a redirect (rule data.redirect). */
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
