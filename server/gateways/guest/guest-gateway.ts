/** Somebody vouched for by another system. */
export interface Guest {
  /** The mainland number, if the system knows it. */
  readonly mobile: string | null
  /** The system's own id for them. */
  readonly userId: string
}

/** The other system rejects this token or code: unknown, used, or too old. A new one may be valid. */
export class GuestRefused extends Error {
  constructor(system: string) {
    super(`${system} refused the credential`)
    this.name = 'GuestRefused'
  }
}
