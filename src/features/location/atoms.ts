import { atom } from 'jotai'
import type { Place } from '@contract/types'
import { readStored } from '@/platform/stored-values'

/** Where the user is, as well as it is known. */
export interface KnownPlace {
  readonly place: Place
  /** By the device's position, and not by the caller's IP address. */
  readonly exact: boolean
}

function storedPlace(): KnownPlace | null {
  try {
    const known = JSON.parse(readStored('place') ?? 'null') as KnownPlace | null
    return typeof known?.place?.location?.lat === 'number' ? known : null
  } catch {
    return null
  }
}

/** Scope: device. The last place, until a fresh one is known. */
export const placeAtom = atom(storedPlace())
