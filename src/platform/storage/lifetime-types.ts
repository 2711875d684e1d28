export interface LogoutFlagLife {
  readonly area: 'device' | 'session'
  /** ms; Infinity = as long as the area itself. */
  readonly lifeMs: number
}
