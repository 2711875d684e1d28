import { createStore } from 'jotai'
import { perRequest } from './per-request'

/** The store of the drawing under way. */
export const store = perRequest(createStore, (scope) => scope.store)
