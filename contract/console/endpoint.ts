/** Roles of staff. `shop` works for its stores, `gate` for its sights; the others for the whole business. */
export const STAFF_ROLES = ['owner', 'manager', 'service', 'warehouse', 'finance', 'shop', 'gate'] as const

export type StaffRole = (typeof STAFF_ROLES)[number]

/**
 * One call of the staff's console, as plain data: all of the contract that the console has at run time. Staff are no members: these
 * calls have their own addresses, their own cookie, and no channel (ADR 0073).
 */
export interface ConsoleEndpoint {
  readonly method: 'GET' | 'POST'
  readonly path: `/console/api/${string}`
  /** Who may call: anybody (`public`), or staff of these roles. */
  readonly roles: 'public' | readonly StaffRole[]
  /** True for a write that must carry `Idempotency-Key`: its first response is stored and replayed. */
  readonly keyed?: true
  /** The name of the act that the call adds to the audit trail; a read that reveals something may be one. */
  readonly act?: string
}

/** Header that every write carries: a page of another site cannot set it. */
export const CONSOLE_HEADER = 'x-console'
