import { newMobile } from '../../support/api'
import { newPhone, type Phone } from '../host/phone'

/** One row of a cart as a phone keeps it. */
export interface GuestLine {
  readonly skuId: string
  readonly quantity: number
  readonly chosen: boolean
  readonly seenFen?: number
}

/** A phone with a visitor's cart, as the pages of the mall keep it. */
export function phoneWithCart(lines: readonly GuestLine[]): Phone {
  const id = Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('')
  const phone = newPhone(newMobile())
  phone.store.set('guestCarts', JSON.stringify(JSON.stringify({ v: [{ id, lines }], e: null })))
  return phone
}
