/** Holds a code before the sandbox's gate on a day, as a new scan; gives what the gate says. */
export async function scanAtGate(origin: string, code: string, day: string): Promise<string> {
  const answer = await fetch(`${origin}/sandbox/gate`, {
    method: 'POST',
    body: new URLSearchParams({ code, day })
  })
  const page = await answer.text()
  return /role="status">\s*<strong[^>]*>([^<]*)/.exec(page)?.[1] ?? page
}

/** Holds a member's code before the sandbox's gate of a lounge, as a new scan; gives what the gate says. */
export async function enterLounge(origin: string, code: string, guests = 0): Promise<string> {
  const answer = await fetch(`${origin}/sandbox/yuetu/gate`, {
    method: 'POST',
    body: new URLSearchParams({ code, lounge: 'pek-1', guests: String(guests) })
  })
  const page = await answer.text()
  return /role="status">\s*<strong[^>]*>([^<]*)/.exec(page)?.[1] ?? page
}
