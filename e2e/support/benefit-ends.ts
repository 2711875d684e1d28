import type { PrivilegeData } from './benefits'

/** Four groups of a code at least. */
const CODE = /(\d{4}\s+){2}\d{4}/

/** What the page of the result says, by how a benefit is handed over. */
const ENDS: Readonly<Record<string, readonly RegExp[]>> = {
  code: [/领取成功/, CODE],
  pair: [/领取成功/, CODE],
  account: [/充值成功/],
  parcel: [/领取成功/, /填写收货地址/],
  draw: [/恭喜中奖|很遗憾，未中奖/]
}

/** What the page of a received benefit must say. @throws Error for a way of handing over that is not known here */
export function endsOf({ delivery = 'code' }: PrivilegeData): readonly RegExp[] {
  const ends = ENDS[delivery]
  if (!ends) throw new Error(`what is the end of ${delivery}?`)
  return ends
}

/** Titles that a member's records must show. */
export class Got {
  readonly received: string[] = []
  readonly ordered: string[] = []

  /** What is missing in the records as they can be read. */
  missingIn(received: string, ordered: string): string[] {
    return [
      ...this.received.filter((name) => !received.includes(name)).map((name) => `not received: ${name}`),
      ...this.ordered.filter((title) => !ordered.includes(title)).map((title) => `not ordered: ${title}`)
    ]
  }
}
