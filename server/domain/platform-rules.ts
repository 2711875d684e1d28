/**
 * Whether something may be bought here (contract `purchase`). Every page that shows a price uses {@link purchaseOf},
 * order creation uses {@link isForbidden}: one table decides for both.
 */
import type { GoodsKind, Purchase } from '@contract/types'
import type { Os, Platform } from '@contract/device/platform'

/**
 * Goods that are only a right or a code. On iOS a mini-program sells them by virtual payment alone, through which Apple
 * is paid.
 */
const IS_VIRTUAL: Readonly<Record<GoodsKind, boolean>> = {
  card: true,
  plate: true,
  product: true,
  sku: false,
  ticket: false,
  // a room at an airport, used in person: the platforms' ban is on digital goods
  lounge: false
}

/** Where goods of these kinds may not be sold otherwise: platform and system. */
const NO_VIRTUAL: readonly (readonly [Platform, Os])[] = [['mini', 'ios']]

/** The buyer's platform and system. */
export interface Storefront {
  readonly platform: Platform
  readonly os: Os
  /** The kinds that the mini-program sells by virtual payment (setting `VIRTUAL_GOODS`); omitted = none. */
  readonly virtualGoods?: readonly GoodsKind[]
}

/** Whether goods of this kind are paid by WeChat's virtual payment here, and by nothing else. */
export const isPaidVirtually = (
  kind: string,
  { platform, virtualGoods = [] }: { readonly platform: string; readonly virtualGoods?: readonly GoodsKind[] }
): boolean => platform === 'mini' && virtualGoods.some((virtual) => virtual === kind)

/** True if the platform forbids selling goods of this kind: the client shows neither price nor purchase. */
export function isForbidden(kind: GoodsKind, storefront: Storefront): boolean {
  const { platform, os } = storefront
  if (isPaidVirtually(kind, storefront)) return false
  return IS_VIRTUAL[kind] && NO_VIRTUAL.some(([where, system]) => where === platform && system === os)
}

/** What determines whether a purchase is allowed; inapplicable fields are omitted. */
export interface PurchaseLine {
  readonly kind: GoodsKind
  readonly storefront: Storefront
  readonly onSale: boolean
  /** null = unlimited. */
  readonly stock: number | null
  /** False: the member has no active card that accepts the plate. Omit for visitors, and if no card is needed. */
  readonly hasCard?: boolean
  /** True: each of the member's cards that accept it ends before half of its rounds. */
  readonly isTooShort?: boolean
  /** How often the member has bought it, and may buy it; limit 0 = unlimited. */
  readonly bought?: number
  readonly buyLimit?: number
  /** An unpaid order of the member's for it: it holds the stock or the last of the limit. */
  readonly unpaidOrderNo?: string | undefined
  /** Cards on sale that carry it for long enough. */
  readonly cards?: NonNullable<Purchase['cards']>
}

/** Contract `purchase`: allowed, or the first reason against it. */
export function purchaseOf(line: PurchaseLine): Purchase {
  const { cards, unpaidOrderNo } = line
  const reason = refusal(line)
  return {
    allowed: reason === 'ok',
    reason,
    ...((reason === 'need_card' || reason === 'too_short') && cards ? { cards: [...cards] } : {}),
    ...(reason === 'unpaid' ? { orderNo: unpaidOrderNo } : {})
  }
}

function refusal(line: PurchaseLine): Purchase['reason'] {
  const { kind, storefront, onSale, stock, hasCard = true, bought = 0, buyLimit = 0 } = line
  if (isForbidden(kind, storefront)) return 'platform'
  if (!onSale) return 'off_sale'
  const taken = line.unpaidOrderNo === undefined ? undefined : 'unpaid'
  if (stock !== null && stock <= 0) return taken ?? 'sold_out'
  if (!hasCard) return 'need_card'
  if (line.isTooShort) return 'too_short'
  if (buyLimit > 0 && bought >= buyLimit) return taken ?? 'limit_reached'
  return 'ok'
}
