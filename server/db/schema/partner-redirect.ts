import type { PartnerCode } from '@contract/types'

/** Where a privilege is used, as stored in the catalogue; sent to clients as a redirect (rule data.redirect). */
export interface PartnerRedirect {
  /** The partner whose site has `path`: its address is a setting, not part of the catalogue. */
  readonly partner?: PartnerCode
  /** A path under the partner's address, or, without a partner, a full address or one of our paths. */
  readonly path: string
  readonly jointLogin?: number
  readonly miniProgramAppId?: string
  readonly miniProgramRedirectUrl?: string
  readonly isInternal?: 0 | 1
}
