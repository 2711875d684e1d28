import { routedPage, type PageProps } from '@/frame/routed-page'
import { LoginGate } from '@/features/session/login-gate'
import { routeOf, titleOf } from '@/routes/table'
import { CardOnSale } from './sections/card-on-sale'
import { MyCard } from './sections/my-card'

const PATH = 'pages/cardDetail/index'

/** 会员卡: one of the member's cards, or one for sale; the recommended one if the URL names neither. */
function CardDetail({ query }: PageProps<typeof PATH>) {
  const title = titleOf(PATH)
  if (query.memberCardId === undefined) return <CardOnSale title={title} cardId={query.cardId} />
  return (
    <LoginGate title={title}>
      <MyCard title={title} memberCardId={query.memberCardId} />
    </LoginGate>
  )
}

export default routedPage(routeOf(PATH), CardDetail)
