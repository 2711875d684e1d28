/** A POST whose response is read as it arrives. */
export interface StreamRequest {
  readonly url: string
  readonly header: Readonly<Record<string, string>>
  readonly data: object
}

export interface StreamListener {
  /** Bytes as they arrive, split anywhere, even inside a character. */
  readonly onBytes: (bytes: Uint8Array) => void
  /** No more will arrive: the response is complete, or the connection was lost. Not called after `stop`. */
  readonly onClose: () => void
}

/** Stops listening. */
export type StopStream = () => void
