import { cartEndpoints } from '@contract/cart/endpoints'
import { call } from '@/api/call'
import { queryClient } from '@/api/query-client'
import { invalidate } from '@/api/invalidate'
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
    await sendWaiting()
    await work()
  } finally {
    await invalidate(cartEndpoints.setCartQuantity)
  }
}

const only = (skuIds: readonly string[], change: (line: CartLine) => CartLine) => (lines: Lines) =>
  lines.map((line) => (skuIds.includes(line.skuId) ? change(line) : line))

/** A number is sent once nobody has changed it for a moment, ms. */
const REST_MS = 400
/** Numbers that are shown and not sent yet, by SKU. */
const waiting = new Map<string, number>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows how many pieces of a line there are. */
export const showQuantity = (skuId: string, quantity: number): void =>
  void showAtOnce(
    only([skuId], (line) => ({ ...line, quantity, group: quantity <= line.most ? 'valid' : 'fewer' }))
  )

/** Says it to the server, after a rest; of several numbers of one line the last. */
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

/** Sends what waits to be sent, now. @throws ApiError, told already */
export async function settleQuantities(): Promise<void> {
  if (waiting.size === 0) return
  try {
    await sendWaiting()
  } finally {
    // a number that was changed meanwhile is still to be sent: what is read now would undo it
    if (waiting.size === 0) await invalidate(cartEndpoints.setCartQuantity)
  }
}

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
  readonly usePoints: boolean
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
  later: ['order', 'coupon', 'points', 'cart', 'offer']
}

/** Makes the order of a settlement, once however often it is pressed. The function throws ApiError. */
export const useCreateMallOrder = () => useWrite(ordering).submitNow
