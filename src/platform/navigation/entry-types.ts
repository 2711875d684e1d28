/** How the app was opened. */
export interface Entry {
  /** The page that is opened, without its query. */
  readonly path: string
  /** WeChat's scene; 0 on the web. */
  readonly scene: number
  /** Parameters as in the address, undecoded. */
  readonly query: Readonly<Record<string, unknown>>
  /** The last `state` of the address, decoded: WeChat's login appends its own to that of the page. */
  readonly lastState?: string
}
