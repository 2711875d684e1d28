/**
 * SQLSTATE classes that say "not now" and nothing about what was asked: 08 the connection, 53 no room for more, 57P the
 * server stops, starts or ended us; and single states: a statement that took too long (57014), a transaction that was
 * idle too long (25P03, 25P04), a lock not had in time (55P03), and what lost against others however often it was tried
 * (40001, 40P01).
 */
const STATE = /^(08|53|57P)|^(57014|25P0[34]|55P03|40001|40P01)$/

/** What the system says of a socket that cannot be opened or broke: nobody listens, nobody there, no such socket. */
const SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN'
])
/** Not `open`: a file that is missing is another matter. None at all where several addresses were tried. */
const SOCKET_CALLS = new Set<unknown>(['connect', 'read', 'write', 'getaddrinfo', undefined])

/** Errors that pg makes itself carry no code; the test of this file provokes each of them. */
const TEXT = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool'
])

/**
 * Whether `problem` (or what it wraps) says that the database cannot work for us now: gone, starting, stopping, full, or too
 * slow. Asked again a moment later the same may succeed; whether it was done already is not known.
 */
export function isUnavailable(problem: unknown): boolean {
  for (let error = problem; isErrorLike(error); error = error.cause) {
    if (typeof error.message === 'string' && TEXT.has(error.message)) return true
    if (typeof error.code !== 'string') continue
    if (STATE.test(error.code) || (SOCKET.has(error.code) && SOCKET_CALLS.has(error.syscall))) return true
  }
  return false
}

type ErrorLike = Partial<Record<'message' | 'code' | 'syscall' | 'cause', unknown>>

/** By its shape: an error of the system may come from another realm, where it is no `instanceof Error`. */
const isErrorLike = (problem: unknown): problem is ErrorLike =>
  typeof problem === 'object' && problem !== null
