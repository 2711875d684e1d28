import { atom } from 'jotai'

/** The order that was removed from the list last, until its bar is closed; null = none. */
export const deletedOrderAtom = atom<string | null>(null)

/** Whether the order list is open, which says that an order was deleted and offers to undo that. */
export const orderListOpenAtom = atom(false)
