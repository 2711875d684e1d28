/** A POST whose answer is read as it comes. */
export interface StreamRequest {
  readonly url: string
  readonly header: Readonly<Record<string, string>>
  readonly data: object
}

export interface StreamListener {
  /** Bytes as they come, cut anywhere, inside a character too. */
  readonly onBytes: (bytes: Uint8Array) => void
  /** No more come: the answer is whole, or the connection was lost. Not told after `stop`. */
  readonly onClose: () => void
}

/** Nobody listens any more. */
export type StopStream = () => void
