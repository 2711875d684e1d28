export interface LaunchTagProps {
  /** Original id of the mini-program, `gh_…`. */
  readonly username: string
  readonly appId: string
  /** Path with query, `.html` before the `?`. */
  readonly path: string
  /** The label of the button. */
  readonly words: string
  /** The tag cannot be used: no SDK, not allowed, or WeChat is too old. */
  readonly onFail: () => void
}
