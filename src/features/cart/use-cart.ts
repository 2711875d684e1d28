import { useEffect, useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useLoggedIn } from '@/features/session/atoms'
import { changeSku, choose, removeLines, sendQuantity, settleQuantities, showQuantity } from './commands'
import { isUnsaved } from '@/platform/storage/stored-values'
import { changeGuestSku, guestLinesAtom, writeGuestLines } from './guest-cart'
import type { CartLine, CartOffer, RequestedLine } from './model'
import { cartOfferQuery, cartQuery, guestCartQuery } from './queries'

/** Cart actions; a failure has been reported, and the cart is refetched. */
export interface CartActions {
  readonly setQuantity: (skuId: string, quantity: number) => void
  readonly choose: (skuIds: readonly string[], chosen: boolean) => void
  readonly remove: (skuIds: readonly string[]) => void
  /** Changes a line to another SKU of which `most` pieces can be bought. Rejects if it could not be. */
  readonly changeSku: (skuId: string, toSkuId: string, most: number) => Promise<void>
  /** Resolves when nothing is pending any longer. */
  readonly settle: () => Promise<void>
}

const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)

const MEMBER: CartActions = {
  setQuantity: (skuId, quantity) => {
    showQuantity(skuId, quantity)
    sendQuantity(skuId, quantity)
  },
  choose: (skuIds, chosen) => quietly(choose(skuIds, chosen)),
  remove: (skuIds) => quietly(removeLines(skuIds)),
  changeSku: (skuId, toSkuId) => changeSku(skuId, toSkuId),
  settle: () => settleQuantities().catch(() => undefined)
}

const changeGuest = (skuIds: readonly string[], change: (line: RequestedLine) => RequestedLine) =>
  writeGuestLines((lines) => lines.map((line) => (skuIds.includes(line.skuId) ? change(line) : line)))

const GUEST: CartActions = {
  setQuantity: (skuId, quantity) => changeGuest([skuId], (line) => ({ ...line, quantity })),
  choose: (skuIds, chosen) => changeGuest(skuIds, (line) => ({ ...line, chosen })),
  remove: (skuIds) => writeGuestLines((lines) => lines.filter(({ skuId }) => !skuIds.includes(skuId))),
  changeSku: (skuId, toSkuId, most) => Promise.resolve(changeGuestSku(skuId, toSkuId, most)),
  settle: () => Promise.resolve()
}

/** The server's data for a line with the visitor's own settings. */
function asRequested(line: CartLine, { quantity, chosen, seenFen }: RequestedLine): CartLine {
  const group = line.group === 'gone' ? 'gone' : quantity > line.most ? 'fewer' : 'valid'
  return {
    ...line,
    quantity,
    group,
    chosen: chosen && group === 'valid',
    seenFen: seenFen === undefined || seenFen === line.priceFen ? null : seenFen
  }
}

function useGuestCart(enabled: boolean) {
  const requested = useAtomValue(guestLinesAtom)
  // the quantity does not affect the server's data
  const asked = requested.map(({ skuId }) => ({ skuId, quantity: 1, chosen: true }))
  const query = useQuery({
    ...guestCartQuery(asked),
    enabled: enabled && requested.length > 0,
    placeholderData: keepPreviousData
  })
  const priced = query.data?.lines
  useEffect(() => {
    const prices = new Map(priced?.map(({ skuId, priceFen }) => [skuId, priceFen]))
    const unseen = requested.filter(({ skuId, seenFen }) => seenFen === undefined && prices.has(skuId))
    if (unseen.length === 0) return
    changeGuest(
      unseen.map(({ skuId }) => skuId),
      (line) => ({ ...line, seenFen: prices.get(line.skuId) ?? 0 })
    )
  }, [priced, requested])
  const lines = useMemo(() => {
    if (requested.length === 0) return []
    const of = new Map(priced?.map((line) => [line.skuId, line]))
    const shown = requested.flatMap((asked) => {
      const line = of.get(asked.skuId)
      return line ? [asRequested(line, asked)] : []
    })
    return priced && shown.length > 0 ? shown : undefined
  }, [priced, requested])
  return { ...query, data: lines }
}

function useMemberCart(enabled: boolean) {
  const query = useQuery({ ...cartQuery(), enabled })
  return { ...query, data: query.data?.lines }
}

/** What the selection of the member's cart saves, once the server has answered; undefined for a visitor. */
export function useCartOffer(enabled: boolean): CartOffer | undefined {
  const loggedIn = useLoggedIn()
  const on = enabled && loggedIn
  const { data } = useQuery({ ...cartOfferQuery(), enabled: on, meta: { background: true } })
  return on ? data : undefined
}

/** The current user's cart: the member's, or a visitor's on this device. */
export function useCart() {
  const loggedIn = useLoggedIn()
  const mine = useMemberCart(loggedIn)
  const guest = useGuestCart(!loggedIn)
  return {
    query: loggedIn ? mine : guest,
    actions: loggedIn ? MEMBER : GUEST,
    /** The device stores nothing: a visitor's cart is lost when the app is closed. */
    isFleeting: !loggedIn && isUnsaved('guestCarts')
  }
}
