import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { MemberCardDetail } from '@/features/card/model'
import { memberCardQuery } from '@/features/card/card-queries'
import { navigate, replace } from '@/routes/navigate'

/** How the card can be bought again. */
export function renewText({ renew, card }: MemberCardDetail): string {
  if (renew.allowed) return `再开通一张${card.name}，付款后立即生效，权益自当天起重新计算。`
  if (renew.reason === 'platform') return '这里暂时不能购买，您可以激活已有的实体卡。'
  return '该卡已停售，您可以看看其他会员卡。'
}

/** An expired card with its contents; a valid (renewed) one has another page. */
export function useExpiredCard(memberCardId: string) {
  const query = useQuery(memberCardQuery(memberCardId))
  const card = query.data?.card
  const runs = card !== undefined && card.state !== 'expired'
  useEffect(() => {
    if (runs) void replace('pages/cardDetail/index', { memberCardId })
  }, [runs, memberCardId])
  return {
    query,
    renew: () => card && void navigate('pages/pay/index', { kind: 'card', itemId: card.cardId })
  }
}
