/** How the app was opened. */
export interface Entry {
  /** The page that is opened, without its query. */
  readonly path: string
  /** WeChat's scene; 0 on the web. */
  readonly scene: number
  /** Parameters as they stand in the address. */
  readonly query: Readonly<Record<string, unknown>>
  /** The last `state` of the address, decoded: WeChat's login puts its own behind that of the page. */
  readonly lastState?: string
}
