const NAMES = ['code', 'constraint', 'table', 'column']

/** The parts of an error that are logged; `code` and the like are database identifiers that say what was wrong. */
export interface LoggedError {
  readonly [name: string]: unknown
  readonly type: string
  readonly message: string
  readonly stack: string
}

/** PostgreSQL quotes the invalid value after a colon; identifiers precede it. */
const QUOTED_VALUE = /: "(?:[^"\\]|\\.)*"/g
/** JSON.parse quotes the text it could not parse, URL the address. */
const QUOTED_TEXT = /(?:Unexpected token|Invalid URL)[\s\S]*/

const DEEPEST = 4

const plain = (text: string) => text.replace(QUOTED_VALUE, ': ***').replace(QUOTED_TEXT, 'unreadable text')

/**
 * An error as it is logged: what and where, never the values involved. Libraries attach parameters, requests, rows
 * (`detail: Key (token)=(…)`) and whole bodies to their errors; only the properties named here are logged.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const told = error as Error & Partial<Record<string, unknown>>
  const names = NAMES.map((name) => [name, told[name]] as const).filter(
    ([, value]) => typeof value === 'string'
  )
  return {
    type: error.name,
    message: plain(error.message),
    stack: placesOf(error),
    ...Object.fromEntries(names),
    ...(error.cause === undefined || depth >= DEEPEST ? {} : { cause: loggedError(error.cause, depth + 1) })
  }
}

/** The frames of a stack without the message before them. */
function placesOf({ name, stack = '' }: Error): string {
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return [name, ...places].join('\n')
}
