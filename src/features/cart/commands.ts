import { cartEndpoints } from '@contract/cart/endpoints'
import { call } from '@/api/call'
import { queryClient } from '@/api/query-client'
import { touch } from '@/api/touch'
import { useWrite } from '@/api/use-write'
import { keyed, type Write } from '@/api/write'
import type { CartLine, SkuPieces } from './model'
import { cartQuery } from './queries'

type Lines = readonly CartLine[]

/** Shows a change before the server has said what is true; a read that is under way must not undo it. */
async function showAtOnce(change: (lines: Lines) => Lines): Promise<void> {
  const { queryKey } = cartQuery()
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<{ lines: CartLine[] }>(
    queryKey,
    (cart) => cart && { ...cart, lines: [...change(cart.lines)] }
  )
}

/** The change is on the screen first; whatever comes of the call, what is true is read then. */
async function changing(change: (lines: Lines) => Lines, work: () => Promise<unknown>): Promise<void> {
  await showAtOnce(change)
  try {
    await work()
  } finally {
    await touch(cartEndpoints.setCartQuantity)
  }
}

const only = (skuIds: readonly string[], change: (line: CartLine) => CartLine) => (lines: Lines) =>
  lines.map((line) => (skuIds.includes(line.skuId) ? change(line) : line))

/** Says how many pieces of a line there are. @throws ApiError, told already */
export const setQuantity = (skuId: string, quantity: number): Promise<void> =>
  changing(
    only([skuId], (line) => ({ ...line, quantity, group: quantity <= line.most ? 'valid' : 'fewer' })),
    () => call(cartEndpoints.setCartQuantity, { skuId, quantity })
  )

/** Says which lines are to be bought. @throws ApiError, told already */
export const choose = (skuIds: readonly string[], chosen: boolean): Promise<void> =>
  changing(
    only(skuIds, (line) => ({ ...line, chosen })),
    () => call(cartEndpoints.chooseCartLines, { skuIds: [...skuIds], chosen })
  )

/** Takes lines out. @throws ApiError, told already */
export const removeLines = (skuIds: readonly string[]): Promise<void> =>
  changing(
    (lines) => lines.filter(({ skuId }) => !skuIds.includes(skuId)),
    () => call(cartEndpoints.removeFromCart, { skuIds: [...skuIds] })
  )

/** What is ordered, as the settlement showed it. */
export interface Ordering {
  readonly lines: readonly SkuPieces[]
  readonly fromCart: boolean
  readonly addressId: string
  readonly couponReceiveId?: string
  readonly note?: string
  /** What the page said that it costs, fen. */
  readonly seenFen: number
}

/** Of what an order is: made of these pieces once, whatever else is changed before the server has answered. */
export const orderingName = ({ lines, fromCart }: Pick<Ordering, 'lines' | 'fromCart'>): string =>
  ['mall', fromCart ? 'cart' : 'line', ...lines.map(({ skuId, quantity }) => `${skuId}*${quantity}`)].join(
    '|'
  )

const ordering: Write<Ordering, { readonly orderNo: string; readonly payFen: number }> = {
  name: orderingName,
  call: ({ lines, ...rest }) => keyed(cartEndpoints.createMallOrder, { lines: [...lines], ...rest }),
  first: true,
  quiet: true,
  orderOf: ({ orderNo }) => orderNo,
  // the page stays as it was when it was pressed until the cashier is there
  later: ['coupon', 'cart', 'offer']
}

/** Makes the order of a settlement, once however often it is pressed. The function throws ApiError. */
export const useCreateMallOrder = () => useWrite(ordering).submitNow
