import { createStore } from 'jotai'
import { perRequest } from './per-request'

/** The store of the current rendering. */
export const store = perRequest(createStore, (scope) => scope.store)
