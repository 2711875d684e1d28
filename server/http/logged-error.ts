const NAMES = ['code', 'constraint', 'table', 'column']

/** What a log line keeps of an error; `code` and the like are names of the database that say what was wrong. */
export interface LoggedError {
  readonly [name: string]: unknown
  readonly type: string
  readonly message: string
  readonly stack: string
}

/** PostgreSQL quotes the value that it could not read, after a colon; names of things stand before it. */
const QUOTED_VALUE = /: "(?:[^"\\]|\\.)*"/g
/** JSON.parse quotes the text it could not read, URL the address. */
const QUOTED_TEXT = /(?:Unexpected token|Invalid URL)[\s\S]*/

const DEEPEST = 4

const plain = (text: string) => text.replace(QUOTED_VALUE, ': ***').replace(QUOTED_TEXT, 'unreadable text')

/**
 * An error as it is logged: what and where, never the values it was about. Libraries hang parameters, requests, rows
 * (`detail: Key (token)=(…)`) and whole bodies on their errors; only what is named here goes through.
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

/** The places of a stack without the message that stands before them. */
function placesOf({ name, stack = '' }: Error): string {
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return [name, ...places].join('\n')
}
