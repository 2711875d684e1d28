/** Another mini-program, and the page of it that is opened. */
export interface OtherMini {
  readonly appId: string
  /** Path with query; '' = its home. */
  readonly path: string
  readonly envVersion?: 'release' | 'trial' | 'develop' | undefined
}

/** `cancelled` = the user said no when WeChat asked; `unsupported` = there is no way from here. */
export type OtherMiniOutcome = 'opened' | 'cancelled' | 'unsupported'
