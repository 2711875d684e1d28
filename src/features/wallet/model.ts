/** What is stored on the device for offline use. Pure. */
import type { LiveKey } from '@contract/types'

export type StoredKind = 'tickets' | 'voucher'

/** A ticket or voucher that was opened once, with what makes its codes. */
export interface StoredItem {
  readonly kind: StoredKind
  /** Of the order of tickets, or the receive record. */
  readonly id: string
  /** What it is for, and in one line whatever else is to be known. */
  readonly title: string
  readonly note: string
  /** With whose name beside each, where there are several. */
  readonly keys: readonly (LiveKey & { readonly label: string })[]
  /** When the server said so, ms since 1970 by its clock. */
  readonly seenAt: number
  /** As its own page shows it. */
  readonly data: unknown
}

/** What is kept, and whose it is. */
export interface Wallet {
  readonly of: string
  /** The server's clock minus this device's, ms: without a network nothing else tells it. */
  readonly offsetMs: number
  readonly things: readonly StoredItem[]
}

/** So many are kept, the one opened last first. */
const MAX_COUNT = 20

const endOf = ({ keys }: StoredItem): number => Math.max(...keys.map(({ endsAt }) => Date.parse(endsAt)))

const isOther = (kind: StoredKind, id: string) => (thing: StoredItem) =>
  thing.kind !== kind || thing.id !== id

/** What can still be used at a moment by the server's clock. */
export const usable = (things: readonly StoredItem[], now: number): StoredItem[] =>
  things.filter((thing) => thing.keys.length > 0 && endOf(thing) > now)

/** With a thing that was just seen; nothing of another member stays. */
export function withStored(
  wallet: Wallet | undefined,
  of: string,
  thing: StoredItem,
  offsetMs: number
): Wallet {
  const others = wallet?.of === of ? wallet.things.filter(isOther(thing.kind, thing.id)) : []
  return { of, offsetMs, things: usable([thing, ...others], thing.seenAt).slice(0, MAX_COUNT) }
}

/** Without a thing that is no longer usable; undefined if nothing else is stored. */
export function dropped(
  wallet: Wallet | undefined,
  of: string,
  kind: StoredKind,
  id: string
): Wallet | undefined {
  if (wallet?.of !== of) return undefined
  const things = wallet.things.filter(isOther(kind, id))
  if (things.length === wallet.things.length) return wallet
  return things.length > 0 ? { ...wallet, things } : undefined
}

/** What was stored, as the member's; undefined where it is another's, or somebody else wrote it. */
export function readWallet(text: string | undefined, of: string | undefined): Wallet | undefined {
  if (text === undefined || of === undefined) return undefined
  try {
    const wallet = JSON.parse(text) as Wallet | null
    return wallet?.of === of && Array.isArray(wallet.things) ? wallet : undefined
  } catch {
    return undefined
  }
}
