import { randomUUID } from 'node:crypto'
import { RESULT } from '@contract/envelope/codes'
import type { DeliveryAddress, ParsedInput } from '@contract/types'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import type { PhoneSource, ReceiverPhones, StorePhone } from '../../db/receiver-phones'
import { findFullArea } from '../../gateways/map/china/areas'
import { BusinessError, loginExpired, notFound } from '../../core/business-error'
import {
  addressOfRequest,
  countAddresses,
  dropDefault,
  findActive,
  insertAddress,
  lockOwner,
  makeDefault,
  promoteNewest,
  setDeleted,
  updateAddress,
  type AddressContent
} from './change-repository'
import type { AddressRow } from './repository'
import { addressView } from './view'

/** Maximum number of addresses per member (rule limit.addresses). */
export const MAX_ADDRESSES = 50

type Wanted = ParsedInput<'saveUpdateDeliveryAddress'>

const missing = () => notFound('地址不存在或已删除')

/**
 * Runs one change to a member's addresses, after any other in progress.
 * @throws BusinessError 305 for a deleted account
 */
function changing<T>(db: Queryable, memberId: string, change: (tx: Tx) => Promise<T>): Promise<T> {
  return withTransaction(db, async (tx) => {
    if (!(await lockOwner(memberId, tx))) throw loginExpired()
    return change(tx)
  })
}

/** What the row of an address keeps of the input. @throws BusinessError 400 if the area does not exist or is incomplete */
function contentFor(
  { name, mobile, areaCode, street, detail }: Wanted,
  store: StorePhone
): (id: string) => AddressContent {
  const area = findFullArea(areaCode)
  if (!area) throw new BusinessError(RESULT.badRequest, '所在地区已调整或不完整，请重新选择')
  const { province, city, district } = area
  const content = { name, areaCode, province, city, district, street, detail }
  return (id) => ({ ...content, mobile: store(mobile, `addresses ${id}`) })
}

async function existing(memberId: string, id: string, tx: Tx): Promise<AddressRow> {
  const row = await findActive(memberId, id, tx)
  if (!row || row.deletedAt) throw missing()
  return row
}

const shown = async (memberId: string, id: string, phones: ReceiverPhones, tx: Tx) =>
  addressView(await existing(memberId, id, tx), phones)

async function checkRoom(memberId: string, tx: Tx): Promise<void> {
  if ((await countAddresses(memberId, tx)) < MAX_ADDRESSES) return
  throw new BusinessError(RESULT.limitReached, `最多保存 ${MAX_ADDRESSES} 个收货地址，请先删除不再使用的地址`)
}

async function create(
  { memberId, contentOf, requestKey, now }: Creation,
  tx: Tx
): Promise<{ id: string; isNew: boolean }> {
  const made = await addressOfRequest(memberId, requestKey, tx)
  if (made) return { id: made.id, isNew: false }
  await checkRoom(memberId, tx)
  const id = randomUUID()
  await insertAddress({ id, memberId, requestKey, createdAt: now, ...contentOf(id) }, tx)
  return { id, isNew: true }
}

interface Creation {
  readonly memberId: string
  readonly contentOf: (id: string) => AddressContent
  readonly requestKey: string
  readonly now: Date
}

/** Stores a new address, once per request key, or changes one. @throws BusinessError 400, 404, 902 */
export async function saveAddress(
  { db, phones }: PhoneSource,
  wanted: Wanted,
  { memberId, idempotencyKey, now }: { memberId: string; idempotencyKey: string; now: Date }
): Promise<DeliveryAddress> {
  const contentOf = contentFor(wanted, await phones.storing())
  return changing(db, memberId, async (tx) => {
    let id = wanted.addressId
    let chosen = wanted.isDefault
    if (id === undefined) {
      const made = await create({ memberId, contentOf, requestKey: idempotencyKey, now }, tx)
      id = made.id
      chosen &&= made.isNew
    } else if (!(await updateAddress(memberId, id, contentOf(id), tx))) throw missing()
    if (chosen) await makeDefault(memberId, id, tx)
    else await promoteNewest(memberId, tx)
    return shown(memberId, id, phones, tx)
  })
}

/** Makes an address the member's only default. @throws BusinessError 404 */
export function chooseDefault(db: Queryable, memberId: string, id: string): Promise<void> {
  return changing(db, memberId, async (tx) => {
    await existing(memberId, id, tx)
    await makeDefault(memberId, id, tx)
  })
}

/** Deletes an address; if it was the default, the newest of the others becomes the default. @throws BusinessError 404 */
export function removeAddress(db: Queryable, memberId: string, id: string, now: Date): Promise<void> {
  return changing(db, memberId, async (tx) => {
    const row = await findActive(memberId, id, tx)
    if (!row) throw missing()
    if (row.deletedAt) return
    await setDeleted(memberId, id, now, tx)
    await promoteNewest(memberId, tx)
  })
}

/**
 * Undoes a deletion: a former default becomes the default again, unless another has been chosen since.
 * @throws BusinessError 404 if it has been removed permanently, 902
 */
export function restoreAddress(
  { db, phones }: PhoneSource,
  memberId: string,
  id: string
): Promise<DeliveryAddress> {
  return changing(db, memberId, async (tx) => {
    const row = await findActive(memberId, id, tx)
    if (!row) throw missing()
    if (row.deletedAt) {
      await checkRoom(memberId, tx)
      if (row.isDefault) await dropDefault(memberId, tx)
      await setDeleted(memberId, id, null, tx)
      await promoteNewest(memberId, tx)
    }
    return shown(memberId, id, phones, tx)
  })
}
