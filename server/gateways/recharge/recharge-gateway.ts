/** One recharge; `requestId` is ours, and the same one asked again is the same recharge. */
export interface RechargeRequest {
  readonly requestId: string
  /** The phone number that is topped up. */
  readonly account: string
  readonly amountFen: number
  readonly productName: string
}

/**
 * What became of it. `processing`: ask again later with the same request. `limit`: the account has reached what may be
 * topped up in a month. `refused`: for good, with the reason in Chinese.
 */
export type RechargeOutcome =
  | { readonly state: 'done' }
  | { readonly state: 'processing' }
  | { readonly state: 'limit' }
  | { readonly state: 'refused'; readonly reason: string }

/** Whoever tops up phone accounts for us. */
export interface RechargeGateway {
  /** Places a recharge, or tells what became of it. @throws when the gateway cannot be reached: ask again later */
  submit(request: RechargeRequest, now: Date): Promise<RechargeOutcome>
}
