/** What the checker keeps on its device: the keys of the day, and what was taken by them. Runs in the browser. */
import type { Lent } from './judge'

/** A code that was taken. */
export interface Check {
  /** Names it: told twice it is one. */
  readonly scan: string
  readonly code: string
  readonly number: string
  readonly name: string
  /** By the server's clock, ms. */
  readonly at: number
  /** What the server said to it; undefined until it was told. */
  readonly told?: string
}

export interface Kept {
  readonly lent: Lent
  /** The server's clock minus this device's, ms. */
  readonly offsetMs: number
  readonly checks: readonly Check[]
}

const KEY = 'checker'

/** undefined where nothing was taken along. */
export function readKept(): Kept | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null) ?? undefined
  } catch {
    return undefined
  }
}

export const writeStored = (stored: Kept): void => localStorage.setItem(KEY, JSON.stringify(stored))
