import { atom } from 'jotai'
import { store } from '@/lib/store'
import type { DeliveryAddress } from './model'

/**
 * Scope: one choice. The address selected on 收货地址, opened with `choose`: the calling page reads it when it is
 * shown again.
 */
export const chosenAddressAtom = atom<DeliveryAddress | null>(null)

/** Returns an address to the calling page. */
export const setChosenAddress = (address: DeliveryAddress): void => store.set(chosenAddressAtom, address)

/** Takes the selection, once; null if there is none. */
export function consumeChosenAddress(): DeliveryAddress | null {
  const chosen = store.get(chosenAddressAtom)
  store.set(chosenAddressAtom, null)
  return chosen
}
