/** The server's clock minus this device's, ms: set from every answer's Date. */
let offsetMs = 0

/** Where the clock stands still, ms since 1970. */
let heldMs: number | undefined

/** Holds the server's clock, or lets it go: as long as a page is taken over that was drawn at that time. */
export function holdServerNow(ms?: number): void {
  heldMs = ms
}

/** Tells how the server's clock stands; `serverNow` in ms since 1970. */
export function setServerNow(serverNow: number): void {
  if (Number.isFinite(serverNow)) offsetMs = serverNow - Date.now()
}

/** The server's time, ms since 1970. */
export function serverNow(): number {
  return heldMs ?? Date.now() + offsetMs
}
