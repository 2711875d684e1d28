/** What an answer may stand on; `no` is its mark in the text: [1]. */
export interface EngineSource {
  readonly no: number
  readonly title: string
  readonly text: string
  /** How well it fits what was asked, the best 1. */
  readonly fit: number
}

/** What an engine may ask for while it answers. It is told of the asker's own things alone: whose they are is no parameter. */
export interface EngineTool {
  readonly name: string
  readonly description: string
  /** JSON schema of its parameters. */
  readonly parameters: Readonly<Record<string, unknown>>
  /** @returns what was found, with its marks, as text */
  readonly run: (input: unknown) => Promise<string>
}

export interface EngineQuestion {
  readonly question: string
  readonly sources: readonly EngineSource[]
  /** What was said before, oldest first. */
  readonly before: readonly { readonly by: 'asker' | 'bot'; readonly text: string }[]
  readonly tools: readonly EngineTool[]
  /** Nobody waits for it any more. */
  readonly signal: AbortSignal
}

/** Writes answers from what was found. */
export interface AssistantGateway {
  /**
   * The answer in pieces; marks of sources stand in it as [1].
   * @throws RemoteError where it cannot be written
   */
  write(question: EngineQuestion): AsyncIterable<string>
}
