import type { Tx } from '../../db/client'
import type { Network } from '../../core/network'

/** What a member confirms by a fresh code. */
export type ConfirmedPurpose = 'export' | 'deletion'

/** Who asks for a code, or types it in. */
export interface CodeCaller {
  readonly network: Network
  readonly deviceHash: string | null
  readonly now: Date
}

/** Codes for one purpose of one member: worth nothing for another purpose, or to another member. */
export interface MemberCodes {
  /** @throws BusinessError 916, 429, 503 */
  send(
    ask: CodeCaller & { readonly mobile: string; readonly proof?: string | undefined }
  ): Promise<{ retryAfterSeconds: number; expiresInSeconds: number }>
  /** Judges a code; the try counts. @returns what uses it up, together with what it opens @throws BusinessError 908, from both */
  judge(
    attempt: CodeCaller & { readonly mobile: string; readonly code: string }
  ): Promise<(tx: Tx) => Promise<void>>
}

/** What members are given: codes by SMS, from a module that knows members. */
export interface MemberDependencies {
  readonly codesOf: (purpose: ConfirmedPurpose, memberId: string) => MemberCodes
}
