/** The server's clock minus this device's, ms: set from every response's Date. */
let offsetMs = 0

/** The time at which the clock is frozen, ms since 1970. */
let heldMs: number | undefined

/** Freezes the server's clock, or releases it: used while a page rendered at that time is hydrated. */
export function holdServerNow(ms?: number): void {
  heldMs = ms
}

/** Sets the server's clock; `serverNow` in ms since 1970. */
export function setServerNow(serverNow: number): void {
  if (Number.isFinite(serverNow)) offsetMs = serverNow - Date.now()
}

/** The server's time, ms since 1970. */
export function serverNow(): number {
  return heldMs ?? Date.now() + offsetMs
}
