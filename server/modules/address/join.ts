import type { Tx } from '../../db/client'
import { openPhone } from '../../domain/receiver-phone'
import type { Secret } from '../../lib/secret'
import { addressesOfBoth, deleteAddresses } from './join-repository'

/** Two accounts that become one, and the secret of their numbers. */
interface Pair {
  readonly loser: string
  readonly survivor: string
  readonly documentSecret: Secret
}

/**
 * Deletes the addresses of the account that ends which the one that stays has as well. Sealed numbers differ where the numbers are the
 * same, so that no statement can compare them; one that cannot be opened is like no other.
 */
export async function forgetSameAddresses({ loser, survivor, documentSecret }: Pair, tx: Tx): Promise<void> {
  const all = (await addressesOfBoth(loser, survivor, tx)).map(({ id, memberId, mobile, ...place }) => {
    const phone = openPhone(mobile, `addresses ${id}`, documentSecret)
    const { name, province, city, district, street, detail } = place
    const whole = [name, phone ?? id, province, city, district, street, detail]
    return { id, memberId, content: JSON.stringify(whole) }
  })
  const kept = new Set(all.filter(({ memberId }) => memberId === survivor).map(({ content }) => content))
  const twice = all.filter(({ memberId, content }) => memberId === loser && kept.has(content))
  if (twice.length > 0)
    await deleteAddresses(
      twice.map(({ id }) => id),
      tx
    )
}
