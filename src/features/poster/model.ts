/** What a poster tells, whatever it is of. */
export interface PosterData {
  readonly name: string
  readonly subtitle: string
  /** Address of a square picture. */
  readonly picture: string
  /** What it costs, and whether other kinds of it cost more; left out of what has no price. */
  readonly price?: { readonly fen: number; readonly isLeast: boolean }
  /** Whose it is. */
  readonly brand: string
  /** What its code leads to: a whole address, with whatever says who shares it. */
  readonly address: string
  /** What scanning the code does, and a line in small letters below it. */
  readonly scan: string
  readonly small: string
}

/** How large it is, in lengths of the design. */
export const POSTER_SIZE = { width: 300, height: 552 } as const
