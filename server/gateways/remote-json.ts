import { AnswerTooLong, sendOutgoing } from './outgoing'

/** The outside system is unreachable, or its response is invalid. Retrying later may help. */
export class RemoteError extends Error {
  constructor(
    readonly system: string,
    message: string,
    options?: ErrorOptions
  ) {
    super(`${system}: ${message}`, options)
    this.name = 'RemoteError'
  }
}

/** Nobody has answered: it is not reached, or not in time. What is asked next would wait as long. */
export class RemoteSilent extends RemoteError {}

export interface RemoteCall {
  /** Name of the system, for messages; never a URL, which may contain secrets. */
  readonly system: string
  /** The configured address: the call stays on this origin. */
  readonly base: URL | string
  readonly url: URL
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  /** Text sent unchanged (signed bodies must not be serialised twice). */
  readonly body?: string
  readonly timeoutMs?: number
}

const MAX_ANSWER_BYTES = 1_000_000

/**
 * One HTTP call to an outside system that responds with a JSON object; redirects are not followed.
 * @throws RemoteSilent on a failed connection or a timeout (default 5 s), RemoteError on a status other than 200, or anything but a
 * JSON object
 */
export async function callRemote(call: RemoteCall): Promise<Readonly<Record<string, unknown>>> {
  return jsonOf(call, await callForBytes(call))
}

/** The JSON object that an answer consists of. @throws RemoteError if it is anything else */
export function jsonOf(
  { system }: Pick<RemoteCall, 'system'>,
  bytes: Buffer
): Readonly<Record<string, unknown>> {
  try {
    const answer: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof answer === 'object' && answer !== null && !Array.isArray(answer)) {
      return answer as Record<string, unknown>
    }
  } catch {
    // reported below: the parser's message would quote the response, which may contain personal data
  }
  throw new RemoteError(system, 'the answer is not a JSON object')
}

/** The same for an answer that may be a picture. @throws RemoteError as `callRemote`, but for what the answer consists of */
export async function callForBytes(call: RemoteCall): Promise<Buffer> {
  const { system, timeoutMs = 5000 } = call
  let answer
  try {
    answer = await sendOutgoing(call, { timeoutMs, maxBytes: MAX_ANSWER_BYTES })
  } catch (problem) {
    if (problem instanceof AnswerTooLong) throw new RemoteError(system, problem.message)
    throw new RemoteSilent(system, isTimeout(problem) ? 'no answer in time' : 'not reached')
  }
  if (answer.status !== 200) throw new RemoteError(system, `answered HTTP ${answer.status}`)
  return answer.bytes
}

/** By its name: a DOMException of another realm is not an `instanceof Error`. */
function isTimeout(problem: unknown): boolean {
  return (
    typeof problem === 'object' && problem !== null && 'name' in problem && problem.name === 'TimeoutError'
  )
}
