import { useQuery } from '@tanstack/react-query'
import { cardProductQuery } from '@/features/card/card-queries'
import { cardsOnSaleQuery } from '@/features/card/queries'
import { previewQuery } from '@/features/order/queries'
import { useLoggedIn } from '@/features/session/atoms'
import { useShare } from '@/features/wechat/use-share'
import { navigate, urlOf } from '@/routes/navigate'

const PATH = 'pages/cardDetail/index'

/** A card product in full: the given one, or the recommended one (the first on sale). */
export function useCardOnSale(named: string | undefined) {
  const offers = useQuery({ ...cardsOnSaleQuery(), enabled: named === undefined })
  const cardId = named ?? offers.data?.[0]?.cardId
  const product = useQuery({ ...cardProductQuery(cardId ?? ''), enabled: cardId !== undefined })
  const name = product.data?.card.name

  useShare({ title: name ?? '会员卡', path: urlOf(PATH, cardId ? { cardId } : {}) })

  const loggedIn = useLoggedIn()
  const forSale = product.data?.card.purchase.reason === 'ok'
  const preview = useQuery({
    ...previewQuery({ kind: 'card', itemId: cardId ?? '', quantity: 1 }),
    enabled: loggedIn && forSale,
    meta: { background: true }
  })
  const { payFen, couponReceiveId } = preview.data ?? {}

  return {
    /** The price that the member's best coupon leaves, fen; undefined if they hold none for it. */
    afterCouponFen: couponReceiveId ? payFen : undefined,
    /** The query that is pending or has failed. */
    query: cardId === undefined && !offers.isSuccess ? { ...offers, data: undefined } : product,
    /** The channel sells no card. */
    none: offers.data?.length === 0,
    product: product.data,
    buy: () => cardId && void navigate('pages/pay/index', { kind: 'card', itemId: cardId })
  }
}
