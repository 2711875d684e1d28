import { MAX_COUNTED } from '@contract/console/limits'

/** A count that ends somewhere: `10000+` where it does. */
export const countText = (count: number): string => (count < MAX_COUNTED ? String(count) : `${MAX_COUNTED}+`)
