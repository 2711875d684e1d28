/**
 * Why something that belongs to the user was not given:
 * - `denied`: the user refused the permission; the host's settings can give it
 * - `privacy`: the user refused WeChat's privacy notice. A later call shows it again, 10 s after the refusal at the earliest
 *   (before, the call is refused at once); settings have no switch for it
 * - `unavailable`: no answer of the user helps: the host lacks it, its privacy agreement does not declare it, or the phone has it off
 * - `closed`: the user went back without an answer
 * - `failed`: anything else
 */
export type Refusal = 'denied' | 'privacy' | 'unavailable' | 'closed' | 'failed'

/** WeChat's general error codes, which newer libraries add to the words. */
const BY_CODE: Readonly<Record<number, Refusal>> = {
  3: 'unavailable',
  103: 'denied',
  104: 'privacy',
  112: 'unavailable'
}

/** By the words of WeChat and of browsers; the first that fits counts. */
const BY_WORDS: readonly (readonly [RegExp, Refusal])[] = [
  [
    /privacy (agreement|api banned)|requiredprivateinfos|system permission|no permission|no[nt] ?support|locationswitchoff/,
    'unavailable'
  ],
  [/cancel|no response/, 'closed'],
  [/den(y|ied)|authorize/, 'denied']
]

/** What an error of WeChat or of a browser means. Pure. */
export function refusalOf(error: unknown): Refusal {
  const { errno, errMsg, message } = (error ?? {}) as { errno?: unknown; errMsg?: unknown; message?: unknown }
  const words = `${String(errMsg)} ${String(message)}`.toLowerCase()
  // the words come first: libraries have given more than one code with them
  if (words.includes('privacy permission is not authorized')) return 'privacy'
  return BY_CODE[Number(errno)] ?? BY_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'failed'
}
