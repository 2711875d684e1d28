/** One recharge; `requestId` is ours, and a repeat with the same one is the same recharge. */
export interface RechargeRequest {
  readonly requestId: string
  /** The phone number to top up. */
  readonly account: string
  readonly amountFen: number
  readonly productName: string
}

/**
 * The outcome. `processing`: ask again later with the same request. `limit`: the account has reached its monthly
 * limit. `refused`: permanently, with the reason in Chinese.
 */
export type RechargeOutcome =
  | { readonly state: 'done' }
  | { readonly state: 'processing' }
  | { readonly state: 'limit' }
  | { readonly state: 'refused'; readonly reason: string }

/** The service that tops up phone accounts for us. */
export interface RechargeGateway {
  /** Places a recharge, or returns its state. @throws if the gateway is unreachable: ask again later */
  submit(request: RechargeRequest, now: Date): Promise<RechargeOutcome>
}
