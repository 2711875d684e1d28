import { routedPage, type PageProps } from '@/frame/routed-page'
import { LoginGate } from '@/features/session/login-gate'
import { routeOf, titleOf } from '@/routes/table'
import { CardOnSale } from './sections/card-on-sale'
import { MyCard } from './sections/my-card'

const PATH = 'pages/cardDetail/index'

/** 会员卡: a card of the member, or one that is for sale; without either the recommended one. */
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
