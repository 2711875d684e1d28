import type { OrderKind } from '@contract/types'
import type { Tx } from '../../db/client'
import type { DeliveryManner } from '../shipping'
import { areTakenInShops } from './fulfil-repository'

/** How the lines of an order reach its buyer; goods that are sent decide for all of them. */
export async function deliveryOf(
  lines: readonly { readonly kind: OrderKind; readonly itemId: string }[],
  tx: Tx
): Promise<DeliveryManner> {
  if (lines.some(({ kind }) => kind === 'sku')) return 'parcels'
  if (lines.some(({ kind }) => kind !== 'product')) return 'virtual'
  const productIds = lines.map(({ itemId }) => itemId)
  return (await areTakenInShops(productIds, tx)) ? 'pickup' : 'virtual'
}
