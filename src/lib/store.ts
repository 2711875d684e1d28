import { createStore } from 'jotai'

/** The single jotai store: all pages share one React root, and code outside React uses it too. */
export const store = createStore()
