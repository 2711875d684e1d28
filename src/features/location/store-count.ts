import { MAX_STORES_COUNTED } from '@contract/location/limits'

/** `12 家`; where the server stopped counting, that there are more. */
export const someStores = (total: number): string => `${total} ${total < MAX_STORES_COUNTED ? '家' : '余家'}`

/** `共 12 家`. */
export const storeCount = (total: number): string => `共 ${someStores(total)}`
