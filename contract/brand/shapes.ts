import { z } from 'zod'
import { fen, id, picture, text } from '../common'
import { nearbyMerchant } from '../location/schema'
import { privilegeBrief, receiveRecord } from '../privilege/shapes'

export const brand = z.object({ brandId: id, name: text(30), logo: picture, intro: text(200) })

/** What an order bought of one brand, what it delivered, and where it can be used. */
export const orderBrand = z.object({
  brand,
  goods: z.array(
    z.object({
      privilege: privilegeBrief,
      /** Its name at the time of purchase. */
      name: text(60),
      quantity: z.int(),
      payFen: fen
    })
  ),
  /** What the order delivered of it; empty before payment. */
  records: z.array(receiveRecord),
  /** Nearest first, 20 at most; best rated first if no position was sent. */
  stores: z.array(nearbyMerchant),
  /** Total number of stores; counted up to `MAX_STORES_COUNTED`. */
  storeTotal: z.int()
})
