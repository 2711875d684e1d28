import { channelEndpoints } from '@contract/channel/endpoints'
import type { Input } from '@contract/types'
import { read } from '@/api/read'

export type AgreementKind = Input<'getAgreement'>['kind']
/** What the page of agreements shows by its parameter; the two of membership have pages of their own. */
const BY_PARAMETER: Readonly<Record<string, AgreementKind>> = {
  user: 'user',
  privacy: 'privacy',
  refund: 'refund',
  chat: 'chat',
  collected: 'collected',
  shared: 'shared'
}

/** The agreement that the parameter `kind` names, the user agreement without one; undefined for an unknown one. */
export const agreementKind = (parameter: string | undefined): AgreementKind | undefined =>
  parameter === undefined
    ? 'user'
    : Object.prototype.hasOwnProperty.call(BY_PARAMETER, parameter)
      ? BY_PARAMETER[parameter]
      : undefined

/** A legal text changes once in months, ms. */
const FRESH_MS = 600_000

/** A legal text in its version in force. */
export const agreementQuery = (kind: AgreementKind) => ({
  ...read(channelEndpoints.getAgreement, { kind }),
  staleTime: FRESH_MS
})
