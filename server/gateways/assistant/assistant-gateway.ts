/** A source that an answer may be based on; `no` is its mark in the text: [1]. */
export interface EngineSource {
  readonly no: number
  readonly title: string
  readonly text: string
  /** How well it matches the question, at best 1. */
  readonly fit: number
}

/**
 * A lookup available to an engine while it answers. It returns only the caller's own data: the owner is not a
 * parameter.
 */
export interface EngineTool {
  readonly name: string
  readonly description: string
  /** JSON schema of its parameters. */
  readonly parameters: Readonly<Record<string, unknown>>
  /** @returns the results, with their marks, as text */
  readonly run: (input: unknown) => Promise<string>
}

export interface EngineQuestion {
  readonly question: string
  readonly sources: readonly EngineSource[]
  /** The earlier messages, oldest first. */
  readonly before: readonly { readonly by: 'asker' | 'bot'; readonly text: string }[]
  readonly tools: readonly EngineTool[]
  /** Aborted when no caller is waiting any longer. */
  readonly signal: AbortSignal
}

/** Writes answers from retrieved sources. */
export interface AssistantGateway {
  /**
   * The answer in pieces; sources are marked as [1].
   * @throws RemoteError if it cannot be written
   */
  write(question: EngineQuestion): AsyncIterable<string>
}
