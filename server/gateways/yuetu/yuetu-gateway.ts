/** YueTu, whose lounges our memberships open. */

/** A membership, as YueTu is told of it. */
export interface PassReport {
  /** Ours: told again it is the same one. */
  readonly passNo: string
  readonly planName: string
  readonly visits: number
  readonly guests: number
  readonly expiresAt: Date
}

/** A code that is held before a gate of theirs. */
export interface GateRequest {
  readonly code: string
  readonly loungeId: string
  readonly guests: number
  /** Theirs: names the scan, the same one when it is sent again. */
  readonly scan: string
}

/** What came was not theirs, or not of now. */
export class GateRefused extends Error {}

export interface YuetuGateway {
  /** Tells of a membership that was bought. @throws when they cannot be reached: tell them again later */
  open(pass: PassReport): Promise<void>
  /** Tells that a membership is no more. @throws as open */
  close(passNo: string, now: Date): Promise<void>
  /** What a gate asks. @throws GateRefused unless they signed it, now */
  readGate(form: Readonly<Record<string, string>>, now: Date): GateRequest
  /** The answer to a gate, as they check it. */
  answerGate(answer: object, now: Date): Readonly<Record<string, string>>
}
