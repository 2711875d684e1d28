/** A JD card that a member received. */
export interface JdCardState {
  readonly name: string
  readonly faceFen: number
  /** The whole number of the account that was topped up: mask it before it leaves the server. */
  readonly account: string
  readonly state: 'done' | 'processing' | 'failed'
  readonly reason: string
  readonly at: Date
}

/** JD, which sends members back to us with a code and a sign. */
export interface JdGateway {
  /** Whether JD signed this code, not longer ago than half an hour; compared in constant time. */
  isSigned(code: string, sign: string, now: Date): boolean
  /** What became of a card; null for an unknown code. @throws RemoteError when JD cannot be reached */
  card(code: string): Promise<JdCardState | null>
}
