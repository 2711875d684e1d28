/** YueTu, whose lounges accept our memberships. */

/** A membership as reported to YueTu. */
export interface PassReport {
  /** Ours: a repeated report is the same membership. */
  readonly passNo: string
  readonly planName: string
  readonly visits: number
  readonly guests: number
  readonly expiresAt: Date
}

/** A code presented at one of their gates. */
export interface GateRequest {
  readonly code: string
  readonly loungeId: string
  readonly guests: number
  /** Theirs: identifies the scan, the same if it is sent again. */
  readonly scan: string
}

export interface YuetuGateway {
  /** Reports a membership that was bought. @throws if they are unreachable: report it again later */
  open(pass: PassReport): Promise<void>
  /** Reports that a membership has ended. @throws as open */
  close(passNo: string, now: Date): Promise<void>
  /** A gate's request. @throws FormRefused unless they signed it, just now */
  readGate(form: Readonly<Record<string, string>>, now: Date): GateRequest
  /** The response to a gate, in the form that they verify. */
  answerGate(answer: object, now: Date): Readonly<Record<string, string>>
}
