/** The outside as a test needs it: the SMS inbox, and calls of the API without a page. */

interface Envelope<T> {
  resultCode: string
  resultMsg: string
  data: T
}

/** Calls the API, of the main channel unless another one is named. */
export async function callApi<T>(
  origin: string,
  method: 'GET' | 'POST',
  path: string,
  options: { body?: object; token?: string; key?: string; channel?: string } = {}
): Promise<Envelope<T>> {
  const answer = await fetch(`${origin}/${options.channel ?? 'main'}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(options.token ? { 'auth-token': options.token } : {}),
      ...(options.key ? { 'idempotency-key': options.key } : {})
    },
    ...(method === 'POST' ? { body: JSON.stringify(options.body ?? {}) } : {})
  })
  return (await answer.json()) as Envelope<T>
}

/** The newest code that a number got by SMS. */
export async function newestSmsCode(origin: string, mobile: string): Promise<string> {
  const answer = await fetch(`${origin}/sandbox/sms.json?mobile=${mobile}`)
  const text = JSON.stringify(await answer.json())
  const code = /\b(\d{6})\b/.exec(text)?.[1]
  if (!code) throw new Error(`no code for ${mobile} in the inbox: ${text.slice(0, 200)}`)
  return code
}

/** Files that begin in the same moment, each in a worker of its own, begin to count elsewhere. */
let numbers = 30 * (Number(process.env.JEST_WORKER_ID ?? 1) - 1)

/** A mobile number that no other test of this run uses. */
export function newMobile(): string {
  numbers += 1
  return `139${String((Date.now() % 1_000_000) * 100 + numbers)
    .padStart(8, '0')
    .slice(-8)}`
}
