import { MAX_LINES, MAX_PIECES } from '@contract/cart/shapes'

/** What an order asks for, by SKU, as sent; empty for what is no order, which is refused later. */
export function piecesOf(body: unknown): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  const lines = isObject(body) ? body['lines'] : undefined
  if (!Array.isArray(lines)) return pieces
  for (const line of lines.slice(0, MAX_LINES) as unknown[]) {
    if (!isObject(line)) continue
    const { skuId, quantity } = line
    if (typeof skuId !== 'string' || typeof quantity !== 'number') continue
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_PIECES) continue
    pieces.set(skuId, (pieces.get(skuId) ?? 0) + quantity)
  }
  return pieces
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
