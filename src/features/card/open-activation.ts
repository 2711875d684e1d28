import { queryClient } from '@/api/query-client'
import { navigate } from '@/routes/navigate'
import { myCardsQuery } from './queries'

/** Opens the activation page, with the number of a card that the member holds already filled in if known. */
export async function openActivation(memberCardId: string | null): Promise<void> {
  const cards = memberCardId
    ? await queryClient.ensureQueryData(myCardsQuery()).catch(() => undefined)
    : undefined
  const card = cards?.cardInfoList.find((mine) => mine.memberCardId === memberCardId)
  await navigate('pages/activation/index', card ? { cardNo: card.cardNo } : {})
}
