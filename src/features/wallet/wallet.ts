/** The wallet on the device: what was opened once opens without a network, for its member alone. */
import { bytesOf, toHex } from '@contract/wallet/live-code'
import { sha256 } from '@contract/wallet/sha256'
import { cacheShell } from '@/platform/offline/shell'
import { updateOfflineStore } from '@/platform/storage/offline-store'
import { readStored } from '@/platform/storage/stored-values'
import {
  dropped,
  withStored,
  readWallet,
  usable,
  type StoredKind,
  type StoredItem,
  type Wallet
} from './model'

const listeners = new Set<() => void>()

/** Tells whenever something is kept or dropped; gives the way to stop. */
export function onWalletChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whose device this is now; a session whose member nobody told is known by a digest of its token. */
export function walletOwner(): string | undefined {
  const token = readStored('accessToken')
  if (token === undefined) return undefined
  return readStored('memberId') ?? toHex(sha256(bytesOf(token)))
}

/** `change` is asked at the moment of writing, so that nothing is kept for whoever has just logged out. */
async function changeWallet(
  change: (wallet: Wallet | undefined, of: string) => Wallet | undefined
): Promise<void> {
  let differs = false
  await updateOfflineStore((text) => {
    const of = walletOwner()
    if (of === undefined) return text
    const before = readWallet(text, of)
    const after = change(before, of)
    differs = before !== after
    return after && JSON.stringify(after)
  })
  if (differs) listeners.forEach((listener) => listener())
}

/** Keeps a thing that the server has just told of. `of`: whose it was then. */
export async function storeItem(thing: StoredItem, offsetMs: number, of: string | undefined): Promise<void> {
  await changeWallet((wallet, owner) => (owner === of ? withStored(wallet, owner, thing, offsetMs) : wallet))
  cacheShell()
}

/** Forgets a thing that cannot be used any more. */
export const dropThing = (kind: StoredKind, id: string): Promise<void> =>
  changeWallet((wallet, of) => dropped(wallet, of, kind, id))

/** What is kept and can still be used, by the server's clock as far as it is known. */
export async function openWallet(): Promise<Wallet | undefined> {
  const of = walletOwner()
  if (of === undefined) return undefined
  // what another member left does not lie there for long
  const wallet = readWallet(await updateOfflineStore((text) => (readWallet(text, of) ? text : undefined)), of)
  if (!wallet) return undefined
  const things = usable(wallet.things, Date.now() + wallet.offsetMs)
  return things.length > 0 ? { ...wallet, things } : undefined
}
