/** Something in a folder that cannot be applied, and where. */
export interface Fault {
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly message: string
}

/** All faults of a folder at once; nothing of it was applied. */
export class CatalogueFaults extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super(faults.map(faultText).join('\n'))
  }
}

/** `products.yaml:12: …`, as editors open it. */
export const faultText = ({ file, line, message }: Fault): string => `${file}:${line}: ${message}`

/** By file, then by line. */
export const inOrder = (faults: readonly Fault[]): Fault[] =>
  [...faults].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
