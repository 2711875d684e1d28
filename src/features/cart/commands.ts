import { cartEndpoints } from '@contract/cart/endpoints'
import { call } from '@/api/call'
import { queryClient } from '@/api/query-client'
import { invalidate } from '@/api/invalidate'
import { useWrite } from '@/api/use-write'
import { keyed, type Write } from '@/api/write'
import type { CartLine, SkuLine } from './model'
import { cartQuery } from './queries'

type Lines = readonly CartLine[]

/** Shows a change optimistically; a read in flight must not undo it. */
async function showAtOnce(change: (lines: Lines) => Lines): Promise<void> {
  const { queryKey } = cartQuery()
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<{ lines: CartLine[] }>(
    queryKey,
    (cart) => cart && { ...cart, lines: [...change(cart.lines)] }
  )
}

/** Shows the change first; whatever the result of the call, the cart is then refetched. */
async function changing(change: (lines: Lines) => Lines, work: () => Promise<unknown>): Promise<void> {
  await showAtOnce(change)
  try {
    await sendWaiting()
    await work()
  } finally {
    await invalidate(cartEndpoints.setCartQuantity)
  }
}

const only = (skuIds: readonly string[], change: (line: CartLine) => CartLine) => (lines: Lines) =>
  lines.map((line) => (skuIds.includes(line.skuId) ? change(line) : line))

/** A quantity is sent once it has not changed for this long, ms. */
const REST_MS = 400
/** Quantities shown but not yet sent, by SKU. */
const waiting = new Map<string, number>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows the quantity of a line. */
export const showQuantity = (skuId: string, quantity: number): void =>
  void showAtOnce(
    only([skuId], (line) => ({ ...line, quantity, group: quantity <= line.most ? 'valid' : 'fewer' }))
  )

/** Sends it to the server after a pause; only the last of several quantities of a line. */
export function sendQuantity(skuId: string, quantity: number): void {
  waiting.set(skuId, quantity)
  clearTimeout(timer)
  timer = setTimeout(() => void settleQuantities().catch(() => undefined), REST_MS)
}

async function sendWaiting(): Promise<void> {
  clearTimeout(timer)
  const numbers = [...waiting]
  waiting.clear()
  for (const [skuId, quantity] of numbers) await call(cartEndpoints.setCartQuantity, { skuId, quantity })
}

/** Sends pending quantities now. @throws ApiError, already reported */
export async function settleQuantities(): Promise<void> {
  if (waiting.size === 0) return
  try {
    await sendWaiting()
  } finally {
    // a quantity changed meanwhile is still to be sent: a refetch now would undo it
    if (waiting.size === 0) await invalidate(cartEndpoints.setCartQuantity)
  }
}

/** Sets which lines are selected for purchase. @throws ApiError, already reported */
export const choose = (skuIds: readonly string[], chosen: boolean): Promise<void> =>
  changing(
    only(skuIds, (line) => ({ ...line, chosen })),
    () => call(cartEndpoints.chooseCartLines, { skuIds: [...skuIds], chosen })
  )

/** Removes lines. @throws ApiError, already reported */
export const removeLines = (skuIds: readonly string[]): Promise<void> =>
  changing(
    (lines) => lines.filter(({ skuId }) => !skuIds.includes(skuId)),
    () => call(cartEndpoints.removeFromCart, { skuIds: [...skuIds] })
  )

/** Changes a line to another SKU of its product. @throws ApiError, already reported */
export const changeSku = (skuId: string, toSkuId: string): Promise<void> =>
  changing(
    (lines) => lines,
    () => call(cartEndpoints.changeCartSku, { skuId, toSkuId })
  )

/** The order as shown by the settlement. */
export interface Ordering {
  readonly lines: readonly SkuLine[]
  readonly fromCart: boolean
  readonly addressId: string
  readonly couponReceiveId?: string
  readonly usePoints: boolean
  readonly note?: string
  /** The price shown on the page, fen. */
  readonly seenFen: number
}

/** The identity of an order: these items are ordered once, whatever else changes before the server responds. */
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
  // the page stays unchanged until the cashier is shown
  later: ['order', 'coupon', 'points', 'cart', 'offer']
}

/** Creates the order of a settlement, once however often it is pressed. The function throws ApiError. */
export const useCreateMallOrder = () => useWrite(ordering).submitNow
