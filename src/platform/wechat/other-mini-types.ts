/** Another mini-program, and which of its pages to open. */
export interface OtherMini {
  readonly appId: string
  /** Path with query; '' = its home. */
  readonly path: string
  readonly envVersion?: 'release' | 'trial' | 'develop' | undefined
}

/** `cancelled` = the user refused WeChat's prompt; `unsupported` = impossible from here. */
export type OtherMiniOutcome = 'opened' | 'cancelled' | 'unsupported'
