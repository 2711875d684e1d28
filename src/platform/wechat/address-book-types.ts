/** An address of the member's in WeChat: names of its area, as WeChat has them. */
export interface BookAddress {
  readonly name: string
  /** May be a landline, or of another country. */
  readonly phone: string
  /** Province, city, district, street and house in one line. */
  readonly text: string
}
