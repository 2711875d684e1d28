/** How servers store and read the phone numbers of receivers (server/domain/receiver-phone.ts). */
import type { Clock } from '../core/clock'
import {
  openPhone,
  sealedPhone,
  unsealedPhone,
  UNREADABLE_PHONE,
  type PhoneOwner,
  type StoredPhone
} from '../domain/receiver-phone'
import type { Secret } from '../lib/secret'
import type { Queryable } from './client'
import type { AddressSnapshot, StoredAddress } from './schema/order'
import { command, statement } from './statement'

/** Gives a number the form in which its row keeps it. */
export type StorePhone = (mobile: string, owner: PhoneOwner) => StoredPhone

/** Numbers of receivers: every module that writes or reads one has this. */
export interface ReceiverPhones {
  /** How numbers are stored now; asked before a transaction, as it may read the database. */
  storing(): Promise<StorePhone>
  /** The number of a row, in either form; null if its secret was lost. */
  open(phone: StoredPhone, owner: PhoneOwner): string | null
  /** The address of a row with its number, for showing: one that cannot be opened is {@link UNREADABLE_PHONE}. */
  openAddress(address: StoredAddress, owner: PhoneOwner): AddressSnapshot
  openAddress(address: StoredAddress | null, owner: PhoneOwner): AddressSnapshot | null
}

/** What reads rows with numbers of receivers. */
export interface PhoneSource {
  readonly db: Queryable
  readonly phones: ReceiverPhones
}

/** An address with its number in the form in which its row keeps it. */
export const storedAddress = (
  address: AddressSnapshot,
  owner: PhoneOwner,
  store: StorePhone
): StoredAddress => ({ ...address, mobile: store(address.mobile, owner) })

/** How long a process may go on writing plain numbers, ms: both forms are read, and the job seals what came late. */
const LOOK_MS = 5000

const sealing = statement<{ since: Date | null }>('receiver-sealing', 'select since from receiver_sealing')
const begin = command(
  'begin-receiver-sealing',
  `insert into receiver_sealing (since) values ($1)
   on conflict (one) do update set since = excluded.since where receiver_sealing.since is null`
)

/** Since when this database keeps the numbers sealed; null if they are stored plain. */
export const sealedSince = async (db: Queryable): Promise<Date | null> =>
  (await sealing([], db))[0]?.since ?? null

/** From now on numbers are sealed, in all processes within seconds. @returns false if they were before */
export const beginSealing = async (now: Date, db: Queryable): Promise<boolean> => (await begin([now], db)) > 0

/** Numbers of receivers as a process reads and writes them. */
export function receiverPhones({
  db,
  clock,
  secret
}: {
  readonly db: Queryable
  readonly clock: Clock
  readonly secret: Secret
}): ReceiverPhones {
  const sealed: StorePhone = (mobile, owner) => sealedPhone(mobile, owner, secret)
  let isSealing = false
  let lookedAt = Number.NEGATIVE_INFINITY
  function openAddress(address: StoredAddress, owner: PhoneOwner): AddressSnapshot
  function openAddress(address: StoredAddress | null, owner: PhoneOwner): AddressSnapshot | null
  function openAddress(address: StoredAddress | null, owner: PhoneOwner) {
    return address && { ...address, mobile: openPhone(address.mobile, owner, secret) ?? UNREADABLE_PHONE }
  }
  return {
    async storing() {
      const at = clock.now().getTime()
      // once begun it does not end
      if (!isSealing && at - lookedAt >= LOOK_MS) {
        isSealing = (await sealedSince(db)) !== null
        lookedAt = at
      }
      return isSealing ? sealed : unsealedPhone
    },
    open: (phone, owner) => openPhone(phone, owner, secret),
    openAddress
  }
}
