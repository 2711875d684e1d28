import type { Order } from '@contract/types'

/** Variables that connect the real partner: its address, who we are there, and the shared secret. */
export type PartnerVariables = readonly [address: string, appId: string, secret: string]

/** What only the server knows of a partner. */
export interface PartnerRecord {
  /** What it is called on screen. Names of real companies stand for what the specification names. */
  readonly name: string
  /** Whose customer service answers for what was bought there. */
  readonly chat: NonNullable<Order['chatSubject']>
  /** `signed`: ours (docs/how-to/partner-protocol.md). Another one is another client in server/gateways/partner. */
  readonly protocol: 'signed'
  readonly variables: PartnerVariables
}
