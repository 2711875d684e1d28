import type { Endpoint } from '../endpoint'

/** Delivery addresses (rule call.all). */
export const addressEndpoints = {
  getBenLaiAreaList: {
    method: 'GET',
    path: 'proxy/portal-thirdparty/benlai/area/getBenLaiAreaList',
    access: 'public'
  },
  getDeliveryAddressList: {
    method: 'GET',
    path: 'deliveryAddress/getDeliveryAddressList',
    access: 'member',
    tells: ['address']
  },
  getDeliveryAddressById: {
    method: 'GET',
    path: 'deliveryAddress/getDeliveryAddressById',
    access: 'member',
    tells: ['address']
  },
  saveUpdateDeliveryAddress: {
    method: 'POST',
    path: 'deliveryAddress/saveUpdateDeliveryAddress',
    access: 'member',
    keyed: true,
    touches: ['address']
  },
  removeAddressById: {
    method: 'GET',
    path: 'deliveryAddress/removeAddressById',
    access: 'member',
    touches: ['address']
  },
  updateDefaultAddress: {
    method: 'GET',
    path: 'deliveryAddress/updateDefaultAddress',
    access: 'member',
    touches: ['address']
  },
  restoreAddress: {
    method: 'POST',
    path: 'deliveryAddress/restoreAddress',
    access: 'member',
    extension: true,
    touches: ['address']
  },
  recogniseAddress: {
    method: 'POST',
    path: 'deliveryAddress/recogniseAddress',
    access: 'member',
    extension: true
  }
} as const satisfies Record<string, Endpoint>
