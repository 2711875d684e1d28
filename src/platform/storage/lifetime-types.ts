export interface LogoutFlagLife {
  readonly area: 'device' | 'session'
  /** ms; null = as long as the area itself. */
  readonly lifeMs: number | null
}
