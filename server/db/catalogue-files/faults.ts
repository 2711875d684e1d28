/** A fault that prevents a folder from being applied, and its position. */
export interface Fault {
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  readonly message: string
}

/** All faults of a folder at once; nothing was applied. */
export class CatalogueFaults extends Error {
  /** @param isPartlyWritten what was written before the fault stays: very many goods are written in pieces (ADR 0099) */
  constructor(
    readonly faults: readonly Fault[],
    readonly isPartlyWritten = false
  ) {
    super(faults.map(faultText).join('\n'))
  }
}

/** `products.yaml:12: …`, which editors can open. */
export const faultText = ({ file, line, message }: Fault): string => `${file}:${line}: ${message}`

/** By file, then by line. */
export const inOrder = (faults: readonly Fault[]): Fault[] =>
  [...faults].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
