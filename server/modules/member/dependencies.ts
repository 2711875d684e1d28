import type { Tx } from '../../db/client'
import type { Network } from '../../core/network'

/** Actions that a member confirms with a fresh code. */
export type ConfirmedPurpose = 'export' | 'deletion'

/** Who requests or enters a code. */
export interface CodeCaller {
  readonly network: Network
  readonly deviceHash: string | null
  readonly now: Date
}

/** Codes for one purpose of one member: invalid for any other purpose or member. */
export interface MemberCodes {
  /** @throws BusinessError 916, 429, 503 */
  send(
    ask: CodeCaller & { readonly mobile: string; readonly proof?: string | undefined }
  ): Promise<{ retryAfterSeconds: number; expiresInSeconds: number }>
  /**
   * Checks a code; the attempt counts.
   * @returns a function that uses it up, together with what it authorises @throws BusinessError 908, from both
   */
  judge(
    attempt: CodeCaller & { readonly mobile: string; readonly code: string }
  ): Promise<(tx: Tx) => Promise<void>>
}

/** Provided to members: codes by SMS, from a module that knows members. */
export interface MemberDependencies {
  readonly codesOf: (purpose: ConfirmedPurpose, memberId: string) => MemberCodes
}
