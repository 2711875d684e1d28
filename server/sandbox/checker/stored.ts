/** What the checker stores on its device: the keys of the day, and the codes accepted with them. Runs in the browser. */
import type { Lent } from '@contract/wallet/judge'

/** A code that was accepted. */
export interface Check {
  /** Identifies it: reported twice it counts once. */
  readonly scan: string
  readonly code: string
  readonly number: string
  readonly name: string
  /** By the server's clock, ms. */
  readonly at: number
  /** The server's verdict; undefined until it was reported. */
  readonly told?: string
}

export interface Kept {
  readonly lent: Lent
  /** The server's clock minus this device's, ms. */
  readonly offsetMs: number
  readonly checks: readonly Check[]
}

const KEY = 'checker'

/** undefined if nothing was taken along. */
export function readKept(): Kept | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null) ?? undefined
  } catch {
    return undefined
  }
}

export const writeStored = (stored: Kept): void => localStorage.setItem(KEY, JSON.stringify(stored))
