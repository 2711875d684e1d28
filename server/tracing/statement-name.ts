/** What may be told of a statement: its name, or what it does to which table. Its text and values may be somebody's. */
export interface DescribedStatement {
  readonly name: string
  readonly operation: string | undefined
}

const OPERATION = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release|set|lock)\b/i
/** The first table that is named; ours have plain names, quoted by drizzle. */
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]{1,63})"?/i

/** Describes the first argument of pg's `query`. */
export function describeStatement(given: unknown): DescribedStatement {
  const { name, text } = asConfig(given)
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase()
  if (name !== undefined) return { name, operation }
  const table = TABLE.exec(text)?.[1]
  return { name: [operation ?? 'statement', table].filter(Boolean).join(' '), operation }
}

function asConfig(given: unknown): { readonly name: string | undefined; readonly text: string } {
  if (typeof given === 'string') return { name: undefined, text: given }
  if (typeof given !== 'object' || given === null) return { name: undefined, text: '' }
  const { name, text } = given as { readonly name?: unknown; readonly text?: unknown }
  return {
    name: typeof name === 'string' && name !== '' ? name : undefined,
    text: typeof text === 'string' ? text : ''
  }
}

/** The SQLSTATE or code of an error, `error` for one without; undefined for none. */
export function errorStateOf(problem: unknown): string | undefined {
  if (problem === undefined || problem === null) return undefined
  const { code } = problem as { readonly code?: unknown }
  return typeof code === 'string' && /^[A-Z0-9_]{1,30}$/.test(code) ? code : 'error'
}
