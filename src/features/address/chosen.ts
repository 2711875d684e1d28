import { atom } from 'jotai'
import { store } from '@/lib/store'
import type { DeliveryAddress } from './model'

/**
 * Scope: one choice. The address that was pressed on 收货地址, opened with `choose`: whoever asked for it reads it when it is
 * shown again.
 */
export const chosenAddressAtom = atom<DeliveryAddress | null>(null)

/** Gives an address to who asked for it. */
export const giveAddress = (address: DeliveryAddress): void => store.set(chosenAddressAtom, address)

/** What was chosen, once; null where nothing was. */
export function takeAddress(): DeliveryAddress | null {
  const chosen = store.get(chosenAddressAtom)
  store.set(chosenAddressAtom, null)
  return chosen
}
