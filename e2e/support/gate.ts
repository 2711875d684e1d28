/** Holds a code before the sandbox's gate on a day, as a new scan; gives what the gate says. */
export async function scanAtGate(origin: string, code: string, day: string): Promise<string> {
  const answer = await fetch(`${origin}/sandbox/gate`, {
    method: 'POST',
    body: new URLSearchParams({ code, day })
  })
  const page = await answer.text()
  return /role="status">\s*<strong[^>]*>([^<]*)/.exec(page)?.[1] ?? page
}
