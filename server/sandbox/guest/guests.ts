import { createHash, randomBytes } from 'node:crypto'
import type { Queryable } from '../../db/client'
import { GuestRefused, type Guest } from '../../gateways/guest/guest-gateway'
import { insertGuestCode, consumeGuestCode, type GuestSystemName } from './repository'

const CODE_MS = 300_000

/** Issues a token or code for a guest, by phone number or ('') without one: valid once, 5 minutes. */
export async function issueGuest(
  db: Queryable,
  system: GuestSystemName,
  guest: { mobile: string; type: string },
  now: Date
): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  const userId = createHash('sha256').update(`${system}:${guest.mobile}`).digest('base64url').slice(0, 20)
  await insertGuestCode(
    {
      code,
      system,
      type: guest.type,
      mobile: guest.mobile || null,
      userId,
      expiresAt: new Date(now.getTime() + CODE_MS)
    },
    db
  )
  return code
}

/** The owner of this code, using it up. @throws GuestRefused */
export async function consumeGuest(
  db: Queryable,
  system: GuestSystemName,
  requested: { code: string; type: string },
  clock: () => number
): Promise<Guest> {
  const guest = await consumeGuestCode({ system, ...requested }, new Date(clock()), db)
  if (!guest) throw new GuestRefused(system)
  return guest
}
