/** The outside system could not be asked, or answered something that is not its answer. Trying later may help. */
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

export interface RemoteCall {
  /** Who is asked, for messages; never a URL, which may hold secrets. */
  readonly system: string
  readonly url: URL
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  /** Text that is sent as it is (signed bodies must not be made twice). */
  readonly body?: string
  readonly timeoutMs?: number
}

const MAX_ANSWER_BYTES = 1_000_000

/**
 * One HTTP call to an outside system that answers with a JSON object; redirects are not followed.
 * @throws RemoteError on a failed connection, a late answer (default 5 s), a status other than 200, or not a JSON object
 */
export async function callRemote(call: RemoteCall): Promise<Readonly<Record<string, unknown>>> {
  const text = await fetchText(call)
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer === 'object' && answer !== null && !Array.isArray(answer)) {
      return answer as Record<string, unknown>
    }
  } catch {
    // told below: the parser's message would quote the answer, which may hold personal data
  }
  throw new RemoteError(call.system, 'the answer is not a JSON object')
}

async function fetchText(call: RemoteCall): Promise<string> {
  let status: number
  let text: string
  try {
    const response = await fetch(call.url, {
      method: call.method ?? 'GET',
      headers: call.headers,
      body: call.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(call.timeoutMs ?? 5000)
    })
    status = response.status
    text = await textOf(response, call.system)
  } catch (problem) {
    if (problem instanceof RemoteError) throw problem
    throw new RemoteError(call.system, isTimeout(problem) ? 'no answer in time' : 'not reached')
  }
  if (status !== 200) throw new RemoteError(call.system, `answered HTTP ${status}`)
  return text
}

/** Read bit by bit: whoever answers without end does not fill our memory until the time is over. */
async function textOf({ body }: Response, system: string): Promise<string> {
  const reader = body?.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.length
    parts.push(read.value)
    if (size <= MAX_ANSWER_BYTES) continue
    // nobody waits for it: the connection is given up
    void reader?.cancel().catch(() => undefined)
    throw new RemoteError(system, 'the answer is too long')
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}

/** By its name: a DOMException of another realm is no `instanceof Error`. */
function isTimeout(problem: unknown): boolean {
  return (
    typeof problem === 'object' && problem !== null && 'name' in problem && problem.name === 'TimeoutError'
  )
}
