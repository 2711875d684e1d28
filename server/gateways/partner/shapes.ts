/** Partners' responses, in the terms of our protocol (docs/how-to/partner-protocol.md). */
import { fen, id, text } from '@contract/common'
import { film } from '@contract/partner/shapes'
import { z } from 'zod'

/** Partners' pictures are https addresses; our own sandbox has paths. Browsers read `/\host` as `//host`. */
const picture = text(300).regex(/^(https:\/\/|\/(?![/\\]))/)

export const orderAnswer = z.object({
  order_no: id,
  user: z.string(),
  title: text(60, 1),
  detail: text(120),
  picture,
  list_fen: fen,
  pay_fen: fen.min(1),
  state: z.enum(['unpaid', 'paid', 'cancelled', 'refunded']),
  expires_at: z.iso.datetime({ offset: true }),
  usable_until: z.iso.datetime({ offset: true }).nullish()
})

export const filmsAnswer = z.array(film.extend({ poster: picture })).max(100)

export const productAnswer = z.object({
  product_id: id,
  name: text(60, 1),
  picture,
  list_fen: fen,
  price_fen: fen,
  rules_html: text(20_000),
  on_sale: z.boolean()
})
