/** Parcels of a file are sent as acts of staff, each by itself. */
import type { Queryable } from '../db/client'
import { isShipped, sendImported, type ImportedParcel, type SentHow } from '../modules/shipping'
import { performAct, type Actor } from '../modules/staff'

/** Sends a parcel in the name of staff, once per call and place in its file. What was sent before is no act. */
export function importAsActs(db: Queryable, actor: Actor) {
  return async (parcel: ImportedParcel, place: number): Promise<SentHow> => {
    const { number, carrier, trackingNo, lines } = parcel
    const isOrder = await isShipped(number, db)
    const act = isOrder
      ? { act: 'shipParcel', about: { kind: 'order', id: number } }
      : { act: 'shipGift', about: { kind: 'gift', id: number } }
    const one = { ...actor, requestKey: `${actor.requestKey ?? ''}:${place}` }
    try {
      await performAct(db, one, act, async (tx) => {
        if ((await sendImported(tx, parcel, actor.now)) === 'already') throw new SentBefore()
        return { after: { carrier, trackingNo, from: 'file', ...(lines && { lines }) } }
      })
      return 'sent'
    } catch (problem) {
      if (problem instanceof SentBefore) return 'already'
      throw problem
    }
  }
}

/** Rolls back the act of a parcel that was sent before. */
class SentBefore extends Error {
  override readonly name = 'SentBefore'
}
