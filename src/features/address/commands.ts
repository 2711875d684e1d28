import { addressEndpoints } from '@contract/address/endpoints'
import { call } from '@/api/call'
import { invalidate } from '@/api/invalidate'
import { useWrite } from '@/api/use-write'
import { keyed, type Write } from '@/api/write'
import type { AddressDraft, DeliveryAddress, Recognised } from './model'

/** A form to be saved: of a new address, or of the named one. */
export interface Saving {
  readonly addressId: string | undefined
  readonly draft: AddressDraft
}

/** Saves an address, once however often it is sent. */
export const saving: Write<Saving, DeliveryAddress> = {
  name: ({ addressId }) => `address|${addressId ?? 'new'}`,
  quiet: true,
  call: ({ addressId, draft: { name, mobile, area, street, detail, isDefault } }) =>
    keyed(addressEndpoints.saveUpdateDeliveryAddress, {
      ...(addressId ? { addressId } : {}),
      name: name.trim(),
      mobile,
      areaCode: area.code,
      street,
      detail: detail.trim(),
      isDefault
    })
}

/** Saves an address from a page; errors are reported only to `failed`. */
export const useSaveAddress = (then: () => unknown, failed: (error: Error) => unknown) =>
  useWrite(saving, { then, failed })

/** Makes an address the default. @throws ApiError */
export async function makeDefault(addressId: string): Promise<void> {
  try {
    await call(addressEndpoints.updateDefaultAddress, { addressId })
  } finally {
    await invalidate(addressEndpoints.updateDefaultAddress)
  }
}

/** Deletes an address; {@link restoreAddress} undoes it. @throws ApiError */
export async function removeAddress(addressId: string): Promise<void> {
  try {
    await call(addressEndpoints.removeAddressById, { addressId })
  } finally {
    await invalidate(addressEndpoints.removeAddressById)
  }
}

/** Undoes a deletion. @throws ApiError */
export async function restoreAddress(addressId: string): Promise<void> {
  try {
    await call(addressEndpoints.restoreAddress, { addressId })
  } finally {
    await invalidate(addressEndpoints.restoreAddress)
  }
}

/** Has the server parse a text; it stores nothing of it. @throws ApiError */
export const recognise = (text: string): Promise<Recognised> =>
  call(addressEndpoints.recogniseAddress, { text }, { quiet: true })
