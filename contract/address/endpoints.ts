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
    providesTags: ['address']
  },
  getDeliveryAddressById: {
    method: 'GET',
    path: 'deliveryAddress/getDeliveryAddressById',
    access: 'member',
    providesTags: ['address']
  },
  saveUpdateDeliveryAddress: {
    method: 'POST',
    path: 'deliveryAddress/saveUpdateDeliveryAddress',
    access: 'member',
    keyed: true,
    invalidatesTags: ['address']
  },
  removeAddressById: {
    method: 'GET',
    path: 'deliveryAddress/removeAddressById',
    access: 'member',
    invalidatesTags: ['address']
  },
  updateDefaultAddress: {
    method: 'GET',
    path: 'deliveryAddress/updateDefaultAddress',
    access: 'member',
    invalidatesTags: ['address']
  },
  restoreAddress: {
    method: 'POST',
    path: 'deliveryAddress/restoreAddress',
    access: 'member',
    extension: true,
    invalidatesTags: ['address']
  },
  recogniseAddress: {
    method: 'POST',
    path: 'deliveryAddress/recogniseAddress',
    access: 'member',
    extension: true
  }
} as const satisfies Record<string, Endpoint>
