/** SQL of addresses when two accounts become one. */
import type { Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { AddressRow } from './repository'

type Compared = Pick<
  AddressRow,
  'id' | 'memberId' | 'name' | 'mobile' | 'province' | 'city' | 'district' | 'street' | 'detail'
>

const both = statement<Compared>(
  'addresses-of-both',
  `select id, member_id as "memberId", name, mobile, province, city, district, street, detail from addresses
   where member_id = $1 or (member_id = $2 and deleted_at is null) order by id for update`
)
const forget = statement('addresses-kept-twice', 'delete from addresses where id = any($1)')

/** All addresses of the account that ends, and those in use of the one that stays. */
export const addressesOfBoth = (loser: string, survivor: string, tx: Tx): Promise<Compared[]> =>
  both([loser, survivor], tx)

export async function deleteAddresses(ids: readonly string[], tx: Tx): Promise<void> {
  await forget([ids], tx)
}
