import type { Endpoint } from '../endpoint'

/** The mall's cart and its settlement: calls of our own (rules page.cart, page.settlement). */
export const cartEndpoints = {
  getCart: {
    method: 'GET',
    path: 'cart/getCart',
    access: 'member',
    extension: true,
    providesTags: ['cart', 'offer', 'card', 'order']
  },
  getCartOffer: {
    method: 'GET',
    path: 'cart/getCartOffer',
    access: 'member',
    extension: true,
    providesTags: ['cart', 'offer', 'card', 'order', 'coupon', 'couponOffer', 'address']
  },
  getCartCount: {
    method: 'GET',
    path: 'cart/getCartCount',
    access: 'member',
    extension: true,
    providesTags: ['cart']
  },
  priceGuestCart: {
    method: 'POST',
    path: 'cart/priceGuestCart',
    access: 'public',
    extension: true,
    providesTags: ['offer']
  },
  addToCart: {
    method: 'POST',
    path: 'cart/addToCart',
    access: 'member',
    keyed: true,
    extension: true,
    invalidatesTags: ['cart']
  },
  setCartQuantity: {
    method: 'POST',
    path: 'cart/setCartQuantity',
    access: 'member',
    extension: true,
    invalidatesTags: ['cart']
  },
  changeCartSku: {
    method: 'POST',
    path: 'cart/changeCartSku',
    access: 'member',
    extension: true,
    invalidatesTags: ['cart']
  },
  chooseCartLines: {
    method: 'POST',
    path: 'cart/chooseCartLines',
    access: 'member',
    extension: true,
    invalidatesTags: ['cart']
  },
  removeFromCart: {
    method: 'POST',
    path: 'cart/removeFromCart',
    access: 'member',
    extension: true,
    invalidatesTags: ['cart']
  },
  mergeCart: {
    method: 'POST',
    path: 'cart/mergeCart',
    access: 'member',
    extension: true,
    invalidatesTags: ['cart']
  },
  settleMall: {
    method: 'POST',
    path: 'cart/settleMall',
    access: 'member',
    extension: true,
    providesTags: ['cart', 'offer', 'card', 'order', 'coupon', 'couponOffer', 'address', 'points', 'profile']
  },
  createMallOrder: {
    method: 'POST',
    path: 'cart/createMallOrder',
    access: 'member',
    keyed: true,
    extension: true,
    invalidatesTags: ['order', 'coupon', 'points', 'cart', 'offer']
  }
} as const satisfies Record<string, Endpoint>
