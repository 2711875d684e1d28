/** By what orders are found by the phone number of their receiver, which no index holds in plain text (ADR 0098). */
import { plainPhone } from '@contract/typed/phone'
import type { Secret } from '../lib/secret'
import { sealedMac, sealedMacs } from './sealed'

/** Apart from what else the secret identifies. */
const textOf = (mobile: string): string => `receiver ${plainPhone(mobile)}`

/** The keyed hash of a receiver's number, however it is written; for storing beside the address. */
export const receiverMac = (mobile: string, secret: Secret): string => sealedMac(textOf(mobile), secret)

/** The keyed hashes under which a number may be stored: by the current secret and by the previous one. */
export const receiverMacs = (mobile: string, secret: Secret): string[] => sealedMacs(textOf(mobile), secret)
