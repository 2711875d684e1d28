import { useQuery } from '@tanstack/react-query'
import { cardsOnSaleQuery, useHomeConfig } from '@/features/card/queries'
import { EmptyState } from '@/ui/empty-state/empty-state'
import cardsIllustration from '@/ui/illustration/illustrations/cards.module.scss'

/** In a shop without privileges: says so where no card and no plate is on sale either. */
export function NothingYet() {
  const { data } = useHomeConfig()
  // home fetches them for whoever has none
  const cards = useQuery({ ...cardsOnSaleQuery(), enabled: false })
  if (cards.data?.length !== 0 || data?.plates.length !== 0) return null
  return (
    <EmptyState
      illustration={cardsIllustration}
      text='暂无在售的会员卡和权益'
      hint='上架后会在这里展示，可下拉刷新'
    />
  )
}
