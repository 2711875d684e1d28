/** The content of a poster, whatever it is of. */
export interface PosterData {
  readonly name: string
  readonly subtitle: string
  /** URL of a square picture. */
  readonly picture: string
  /** The price, and whether other SKUs cost more; omitted if there is no price. */
  readonly price?: { readonly fen: number; readonly isLeast: boolean }
  /** Whose it is. */
  readonly brand: string
  /** The target of its code: an absolute URL, including who shares it. */
  readonly address: string
  /** What scanning the code does, and a line of small print below it. */
  readonly scan: string
  readonly small: string
}

/** Its size, in design units. */
export const POSTER_SIZE = { width: 300, height: 552 } as const
