import { MOST_COUNTED } from '@contract/console/limits'

/** A count that ends somewhere: `10000+` where it does. */
export const countText = (count: number): string =>
  count < MOST_COUNTED ? String(count) : `${MOST_COUNTED}+`
