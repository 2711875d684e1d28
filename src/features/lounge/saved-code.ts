/** The code shown last is stored for its minute, so that it survives an offline reload at the gate. */
import { serverNow } from '@/lib/server-now'
import { readStored, removeStored, writeStored } from '@/platform/storage/stored-values'
import type { LoungeCode, LoungePass } from './model'

/** A code with its membership. */
export interface SavedCode {
  readonly code: LoungeCode
  readonly pass: LoungePass
}

interface Stored extends SavedCode {
  /** When it ends by this device's clock: after a reload without a network nothing tells the server's. */
  readonly endsHere: number
}

/** Stores a code for as long as it is valid. */
export function saveCode(code: LoungeCode, pass: LoungePass): void {
  const endsHere = Date.now() + Date.parse(code.expiresAt) - serverNow()
  const saved: { code: string } = { code: JSON.stringify({ code, pass, endsHere } satisfies Stored) }
  writeStored('loungeCode', saved)
}

/** The stored code, while it is valid. */
export function savedCode(): SavedCode | undefined {
  const stored = readStored('loungeCode')
  if (stored === undefined) return undefined
  try {
    const { code, pass, endsHere } = JSON.parse(stored.code) as Stored
    const left = endsHere - Date.now()
    if (left > 0) return { code: { ...code, expiresAt: new Date(serverNow() + left).toISOString() }, pass }
  } catch {
    // somebody else wrote it
  }
  forgetCode()
  return undefined
}

/** Discards a code that has opened a gate: it opens no other. */
export const forgetCode = (): void => removeStored('loungeCode')
