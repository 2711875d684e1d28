import { brandName } from '@/features/channel/brand'
import type { MallProduct } from '@/features/mall/sku-choice'
import type { PosterData } from '@/features/poster/model'
import { forFriend } from '@/features/wechat/use-share'
import { serverFile } from '@/platform/environment/api-origin'
import type { Shared } from '@/platform/share/share-types'
import { webLink } from '@/platform/share/web-link'

/** The poster of a product: with the price that applies to everybody and the link for a friend. */
export function posterOf({ name, subtitle, pictures, skus }: MallProduct, shared: Shared): PosterData {
  const prices = skus.map(({ priceFen }) => priceFen)
  const priceFen = Math.min(...prices)
  return {
    name,
    subtitle,
    picture: serverFile(pictures[0] ?? ''),
    price: { fen: priceFen, isLeast: prices.some((other) => other > priceFen) },
    brand: brandName(),
    address: webLink(forFriend(shared).path),
    scan: '长按或扫码，查看商品',
    small: '价格以商品页为准'
  }
}
