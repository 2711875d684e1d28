import { z } from 'zod'
import { fen, id, picture, text } from '../common'
import { nearbyMerchant } from '../location/schema'
import { privilegeBrief, receiveRecord } from '../privilege/shapes'

export const brand = z.object({ brandId: id, name: text(30), logo: picture, intro: text(200) })

/** What an order bought of one brand, what came of it, and where it is good. */
export const orderBrand = z.object({
  brand,
  goods: z.array(
    z.object({
      privilege: privilegeBrief,
      /** As it was called when it was bought. */
      name: text(60),
      quantity: z.int(),
      payFen: fen
    })
  ),
  /** What the order handed over of it; none before it is paid. */
  records: z.array(receiveRecord),
  /** Nearest first, 20 at most; the best rated first where no position was sent. */
  stores: z.array(nearbyMerchant),
  /** How many stores there are in all. */
  storeTotal: z.int()
})
