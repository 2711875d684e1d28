/** What a poster tells, whatever it is of. */
export interface PosterFacts {
  readonly name: string
  readonly subtitle: string
  /** Address of a square picture. */
  readonly picture: string
  readonly priceFen: number
  /** Other kinds of it cost more. */
  readonly fromPrice: boolean
  /** Whose it is. */
  readonly brand: string
  /** What its code leads to: a whole address, with whatever says who shares it. */
  readonly address: string
}

/** How large it is, in lengths of the design. */
export const POSTER_SIZE = { width: 300, height: 552 } as const
