/** A mini-program has no address bar. */
export function cleanAddress(_names: readonly string[], _last?: string): void {
  // nothing stands anywhere
}

export const addressLink = (): string => '/'

export function leaveInPlace(_url: string): void {
  // a mini-program is not left by an address
}

export const stillHere = (): Promise<void> => Promise.resolve()
