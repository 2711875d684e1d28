/** SQL of goods that are sent to the owner of a record. */
import type { Queryable } from '../../db/client'
import type { StoredAddress } from '../../db/schema/order'
import { statement } from '../../db/statement'

/** What a claim writes. */
export interface ParcelClaim {
  readonly memberId: string
  readonly receiveId: string
  readonly requestKey: string
  readonly now: Date
}

/** Uses the record up and books its parcel, in one statement: of concurrent claims, refunds and ends one is first. */
const claim = statement<{ id: string }>(
  'receive-claim-parcel',
  `with spent as (
     update receive_records r set state = 'used', used_at = $3 from privileges p
     where r.id = $1 and r.member_id = $2 and r.state = 'issued' and r.expires_at > $3
       and p.id = r.privilege_id and p.delivery = 'parcel'
     returning r.id, p.id as privilege_id, p.name)
   insert into receive_parcels (receive_id, privilege_id, name, state, claim_key, address, ship_no, claimed_at, next_try_at)
   select id, privilege_id, name, 'claimed', $4, $5, $6, $3, $3 from spent returning receive_id as id`
)

const keyOf = statement<{ claimKey: string }>(
  'receive-parcel-key',
  `select x.claim_key as "claimKey" from receive_parcels x join receive_records r on r.id = x.receive_id
   where r.id = $1 and r.member_id = $2`
)

const received = statement<{ id: string }>(
  'receive-parcel-received',
  `update receive_parcels x set state = 'received', received_at = $3 from receive_records r
   where x.receive_id = $1 and r.id = x.receive_id and r.member_id = $2 and x.state = 'sent' returning x.receive_id as id`
)

/** @returns false if it is not, or no longer, there to be claimed */
export async function claimParcel(
  { receiveId, memberId, now, requestKey }: ParcelClaim,
  { address, shipNo }: { readonly address: StoredAddress; readonly shipNo: string },
  db: Queryable
): Promise<boolean> {
  return (await claim([receiveId, memberId, now, requestKey, address, shipNo], db)).length > 0
}

/** The key of the call that claimed it; undefined if none has. */
export const claimKeyOf = async (memberId: string, receiveId: string, db: Queryable) =>
  (await keyOf([receiveId, memberId], db))[0]?.claimKey

/** @returns false if it has not been sent, or has already been received */
export const markParcelReceived = async (memberId: string, receiveId: string, now: Date, db: Queryable) =>
  (await received([receiveId, memberId, now], db)).length > 0
