import { cardEndpoints } from '@contract/card/endpoints'
import { call } from '@/api/call'
import { queryClient } from '@/api/query-client'
import { useWrite } from '@/api/use-write'
import { keyed, type Write } from '@/api/write'
import { plainCode, type CardPreview, type MemberCard, type PrintedCode, type SeveralCards } from './model'

const plain = ({ cardNo, activeCode }: PrintedCode): PrintedCode => ({
  cardNo: plainCode(cardNo),
  activeCode: plainCode(activeCode)
})

/** Which card a number and code would activate. @throws ApiError, 909 and 429 among them; no toast */
export const lookUpCard = (code: PrintedCode): Promise<CardPreview> =>
  call(cardEndpoints.getByActiveCode, plain(code), { quiet: true })

/** Activates a card; 909 and 429 are among the refusals, and the page says them. */
export const activation: Write<PrintedCode, MemberCard> = {
  name: ({ cardNo }) => `activate|${cardNo}`,
  call: (code) => keyed(cardEndpoints.activeCode, code),
  quiet: true
}

/** Activates a card, once however often it is asked for. The function throws ApiError; no toast. */
export function useActivateCard(): (code: PrintedCode) => Promise<MemberCard> {
  const { submitNow } = useWrite(activation)
  return (code) => submitNow(plain(code))
}

/**
 * The member has looked at a card that had something new. Gives whether the server took it in; where it did not, the dot
 * stays, and goes when the card is looked at again.
 */
export async function clearCardNews(memberCardId: string): Promise<boolean> {
  try {
    await call(cardEndpoints.clearCardRedDot, { memberCardId }, { background: true })
  } catch {
    return false
  }
  queryClient.setQueriesData<SeveralCards>({ queryKey: [cardEndpoints.myMultipleCardInfo] }, (before) =>
    before?.map((item) => (item.card.memberCardId === memberCardId ? { ...item, isRedDot: false } : item))
  )
  return true
}
