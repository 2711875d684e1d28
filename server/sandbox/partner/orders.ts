/** Placing an order on a sandbox site. */
import { withTransaction, type Queryable } from '../../db/client'
import { newOrderNo } from '../../domain/order-number'
import { filmPicture } from '../../lib/shipped-pictures'
import { FILM_PARTNER } from '../../partners/sole'
import { seatName, showingById, soldSeats, HALL, type Showing } from './films'
import { addOrder, heldDetails, lockItem } from './repository'
import { itemOf } from './site'
import { SITES } from './sites'
import type { PartnerCode } from '@contract/types'

/** How long the site holds the selection. */
const HOLD_MS = 15 * 60_000
const MAX_SEATS = 4
const MAX_PIECES = 5

interface Buyer {
  readonly partner: PartnerCode
  readonly userId: string
}

/** Places an order for an item; null if there is no such item. */
export async function placeGoods(
  db: Queryable,
  buyer: Buyer,
  itemId: string,
  count: number,
  now: Date
): Promise<string | null> {
  const { partner } = buyer
  const found = itemOf(SITES[partner], itemId)
  if (!found || !Number.isInteger(count) || count < 1 || count > MAX_PIECES) return null
  const { title, picture, listFen, payFen } = found
  const orderNo = SITES[partner].prefix + newOrderNo(now)
  await addOrder(
    {
      ...buyer,
      ...heldFrom(now),
      orderNo,
      itemId,
      title,
      detail: `${count} 份 · ${found.detail}`,
      picture,
      listFen: listFen * count,
      payFen: payFen * count
    },
    db
  )
  return orderNo
}

/** Seats that can no longer be selected. */
export async function takenSeats(db: Queryable, showing: Showing, now: Date): Promise<ReadonlySet<string>> {
  const held = await heldDetails(FILM_PARTNER, showing.showingId, now, db)
  return new Set([
    ...soldSeats(showing.showingId),
    ...held.flatMap((detail) => detail.match(/\d+排\d+座/g) ?? [])
  ])
}

/** Places an order for seats, each of them once; null if they are not available. */
export async function placeSeats(
  db: Queryable,
  buyer: Buyer,
  showingId: string,
  seats: readonly string[],
  now: Date
): Promise<string | null> {
  const showing = showingById(showingId)
  const real = new Set(Array.from({ length: HALL.rows * HALL.seats }, (_, index) => seatName(index)))
  const chosen = [...new Set(seats)].filter((seat) => real.has(seat))
  if (!showing || chosen.length !== seats.length || chosen.length < 1 || chosen.length > MAX_SEATS)
    return null
  return withTransaction(db, async (tx) => {
    await lockItem(FILM_PARTNER, showingId, tx)
    const taken = await takenSeats(tx, showing, now)
    if (chosen.some((seat) => taken.has(seat))) return null
    const orderNo = SITES[FILM_PARTNER].prefix + newOrderNo(now)
    const { film, date, time, cinema, listFen, seatFen } = showing
    await addOrder(
      {
        ...buyer,
        ...heldFrom(now),
        orderNo,
        itemId: showingId,
        title: film.name,
        detail: `${date.slice(5)} ${time} · ${cinema} · ${chosen.join('、')}`,
        picture: filmPicture(film.filmId),
        usableUntil: endOfShowing(date, time),
        listFen: listFen * chosen.length,
        payFen: seatFen * chosen.length
      },
      tx
    )
    return orderNo
  })
}

/** The longest film of the sandbox with its advertisements, ms. */
const SHOWING_MS = 3 * 3_600_000

/** When a showing is over: `date` as YYYY-MM-DD, `time` as HH:mm, in China. */
const endOfShowing = (date: string, time: string) =>
  new Date(Date.parse(`${date}T${time}:00+08:00`) + SHOWING_MS)

const heldFrom = (now: Date) => ({
  state: 'unpaid',
  createdAt: now,
  expiresAt: new Date(now.getTime() + HOLD_MS)
})
