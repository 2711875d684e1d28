/** One of the member's addresses in WeChat, with area names as in WeChat. */
export interface BookAddress {
  readonly name: string
  /** May be a landline or foreign number. */
  readonly phone: string
  /** Province, city, district, street and house in one line. */
  readonly text: string
}
