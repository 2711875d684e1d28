/**
 * SQLSTATE classes that mean "not now" and nothing about the query: 08 the connection, 53 insufficient resources, 57P the
 * server is stopping, starting or ended our session; and single states: a statement that took too long (57014), a transaction
 * idle too long (25P03, 25P04), a lock not obtained in time (55P03), conflicts lost after all retries
 * (40001, 40P01), and a write sent to a server that is a replica, or has become one (25006).
 */
const STATE = /^(08|53|57P)|^(57014|25P0[34]|55P03|40001|40P01|25006)$/

/** System errors for a socket that cannot be opened or broke: nobody listens, host unreachable, no such socket. */
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
/** Not `open`: a missing file is another matter. Absent if several addresses were tried. */
const SOCKET_CALLS = new Set<unknown>(['connect', 'read', 'write', 'getaddrinfo', undefined])

/** Errors that pg creates itself have no code; the test of this file provokes each of them. */
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
 * Whether `problem` (or what it wraps) means that the database cannot serve us now: gone, starting, stopping, full, or too
 * slow. A retry a moment later may succeed; whether the work was done already is unknown.
 */
export function isUnavailable(problem: unknown): boolean {
  for (let error = problem; isErrorLike(error); error = error.cause) {
    if (typeof error.message === 'string' && TEXT.has(error.message)) return true
    if (typeof error.code !== 'string') continue
    if (STATE.test(error.code) || (SOCKET.has(error.code) && SOCKET_CALLS.has(error.syscall))) return true
  }
  return false
}

/** Whether PostgreSQL could not write, as its disk is full (53100); then it reads as before. */
export function isDiskFull(problem: unknown): boolean {
  for (let error = problem; isErrorLike(error); error = error.cause) if (error.code === '53100') return true
  return false
}

/**
 * Whether the connection that told this must not be used again: its server has become a replica (25006), or says nothing, and
 * a further statement would wait as long.
 */
export function isConnectionUseless(problem: unknown): boolean {
  for (let error = problem; isErrorLike(error); error = error.cause)
    if (error.code === '25006' || error.message === 'Query read timeout') return true
  return false
}

type ErrorLike = Partial<Record<'message' | 'code' | 'syscall' | 'cause', unknown>>

/** Checked by shape: a system error may come from another realm, where `instanceof Error` is false. */
const isErrorLike = (problem: unknown): problem is ErrorLike =>
  typeof problem === 'object' && problem !== null
