/** Somebody for whom another system vouches. */
export interface Guest {
  /** The mainland number, where the system knows it. */
  readonly mobile: string | null
  /** The system's own name for them. */
  readonly userId: string
}

/** The other system does not take this token or code: unknown, used, or too old. A new one may be good. */
export class GuestRefused extends Error {
  constructor(system: string) {
    super(`${system} refused the credential`)
    this.name = 'GuestRefused'
  }
}
