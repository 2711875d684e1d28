/** A mini-program has no address bar. */
export function cleanAddress(_names: readonly string[], _last?: string): void {
  // nothing to clean
}

export const addressLink = (): string => '/'

export function leaveInPlace(_url: string): void {
  // a mini-program cannot leave for an address
}

export const stillHere = (): Promise<void> => Promise.resolve()
