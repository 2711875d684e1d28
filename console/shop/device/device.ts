/** What this device has stored, as the app sees it: read once, and told to whoever shows it with each change. */
import type { ConsoleData, Staff } from '@contract/console/types'
import { useSyncExternalStore } from 'react'
import { updateStored, type Change, type Stored } from './database'
import { isInTime, isOver, type TakenRow, type Told } from './rows'

/** What is known of the device. */
interface Device extends Stored {
  /** Whether the browser stores anything; null until it was asked. */
  readonly canStore: boolean | null
  /** Whether the server answered last time. */
  readonly isReached: boolean
}

let device: Device = { held: null, taken: [], canStore: null, isReached: true }
const listeners = new Set<() => void>()

function show(next: Partial<Device>): void {
  device = { ...device, ...next }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is stored, and whether the server is there. */
export const useDevice = (): Device => useSyncExternalStore(subscribe, () => device)

/** The same outside of components. */
export const deviceNow = (): Device => device

/** Writes down whether the server answered. */
export function noteReached(isReached: boolean): void {
  if (device.isReached !== isReached) show({ isReached })
}

/** Changes what is stored. @throws where nothing can be stored */
export async function change(make: (stored: Stored) => Change): Promise<void> {
  try {
    show({ ...(await updateStored(make)), canStore: true })
  } catch (problem) {
    show({ canStore: false })
    throw problem
  }
}

/** The time by the server's clock, ms, as far as it is known. */
export const serverNow = (): number => Date.now() + (device.held?.offsetMs ?? 0)

/** Reads what is stored, without what is over. Nothing is thrown: `canStore` tells. */
export const readDevice = (): Promise<void> =>
  change(({ taken }) => ({
    remove: taken.filter((row) => isOver(row, Date.now())).map(({ scan }) => scan)
  })).catch(() => undefined)

/** Stores the keys of the day for who is logged in. */
export const keepKeys = (staff: Staff, { at, endsAt, lent }: ConsoleData<'redeemKeys'>): Promise<void> =>
  change(() => ({ held: { staff, lent, at, endsAt, offsetMs: at - Date.now() } }))

/** Deletes the keys: their session is over. What was taken stays until it is sent. */
export const forgetKeys = (): Promise<void> => change(() => ({ held: null })).catch(() => undefined)

/** Who was logged in last on this device, while that session lasts: without a network nobody can be asked. */
export async function staffWithoutNetwork(): Promise<Staff | undefined> {
  if (device.canStore === null) await readDevice()
  const { held } = device
  return held && isInTime(held, serverNow()) ? held.staff : undefined
}

/** Stores what the server said about rows. */
export const noteTold = (told: ReadonlyMap<string, Told>): Promise<void> =>
  change(({ taken }) => ({
    put: taken.flatMap((row) => {
      const verdict = row.told === null ? told.get(row.scan) : undefined
      return verdict === undefined ? [] : [{ ...row, told: verdict }]
    })
  }))

/** Stores something that was taken with a network: without one it is not taken again. */
export const noteTaken = (row: Omit<TakenRow, 'told' | 'isSettled'>): Promise<void> =>
  change(() => ({ put: [{ ...row, told: 'passed', isSettled: false }] })).catch(() => undefined)

/** Somebody has dealt with what the server refused. */
export const noteSettled = (scan: string): Promise<void> =>
  change(({ taken }) => ({
    put: taken.filter((row) => row.scan === scan).map((row) => ({ ...row, isSettled: true }))
  }))
