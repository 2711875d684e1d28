import { randomId } from '@/lib/random-id'

/** Only H5 leaves for WeChat’s login and needs a secret for the round trip. */
export const secretText = randomId
