import { randomId } from '@/lib/random-id'

/** Only H5 leaves for WeChat’s login and has something to keep secret on the way. */
export const secretText = randomId
