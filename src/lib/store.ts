import { createStore } from 'jotai'

/** The one jotai store: pages of the mini-program and of H5 share one React root, code outside React uses it too. */
export const store = createStore()
