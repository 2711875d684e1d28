import { addressEndpoints } from '@contract/address/endpoints'
import { addressSchemas } from '@contract/address/schema'
import { runSweeps } from '../../db/sweeps'
import type { Kit } from '../../http/kit'
import { areaList } from './areas'
import { chooseDefault, removeAddress, restoreAddress, saveAddress } from './change'
import { recogniseAddress } from './recognise/recognise'
import { myAddress, myAddresses } from './service'

const MINUTE_MS = 60_000
/** Texts that a member may have recognised per minute: more than anybody pastes. */
const MAX_TEXTS = 30

/** Delivery address endpoints, and the areas that addresses can be in. */
export function addressModule({ db, phones, bind, limit, jobs }: Kit): void {
  const source = { db, phones }
  bind(addressEndpoints, addressSchemas, {
    getBenLaiAreaList: async ({ version }) => areaList(version),
    getDeliveryAddressList: (_input, { memberId }) => myAddresses(source, memberId),
    getDeliveryAddressById: ({ addressId }, { memberId }) => myAddress(source, memberId, addressId),
    saveUpdateDeliveryAddress: (input, context) => saveAddress(source, input, context),
    removeAddressById: async ({ addressId }, { memberId, now }) => {
      await removeAddress(db, memberId, addressId, now)
      return null
    },
    updateDefaultAddress: async ({ addressId }, { memberId }) => {
      await chooseDefault(db, memberId, addressId)
      return null
    },
    restoreAddress: ({ addressId }, { memberId }) => restoreAddress(source, memberId, addressId),
    recogniseAddress: async ({ text }, { memberId }) => {
      await limit(`recognise:${memberId}`, MAX_TEXTS, MINUTE_MS)
      return recogniseAddress(text)
    }
  })
  jobs.every('forget deleted addresses', 10 * MINUTE_MS, (now) =>
    runSweeps('forget deleted addresses', now, db)
  )
}
