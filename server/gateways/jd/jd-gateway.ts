/** A JD card that a member received. */
export interface JdCardState {
  readonly name: string
  readonly faceFen: number
  /** The full number of the account that was topped up: mask it before it leaves the server. */
  readonly account: string
  readonly state: 'done' | 'processing' | 'failed'
  readonly reason: string
  readonly at: Date
}

/** JD, which sends members back to us with a code and a sign. */
export interface JdGateway {
  /** Whether JD signed this code, no more than half an hour ago; compared in constant time. */
  isSigned(code: string, sign: string, now: Date): boolean
  /** The state of a card; null for an unknown code. @throws RemoteError if JD is unreachable */
  card(code: string): Promise<JdCardState | null>
}
