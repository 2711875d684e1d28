import { cardEndpoints } from '@contract/card/endpoints'
import { RESULT } from '@contract/envelope/codes'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { queryClient } from '@/api/query-client'
import { touch } from '@/api/touch'
import { settleWish, wishKey } from '@/api/wish-key'
import { plainCode, type CardPreview, type MemberCard, type PrintedCode, type SeveralCards } from './model'

const plain = ({ cardNo, activeCode }: PrintedCode): PrintedCode => ({
  cardNo: plainCode(cardNo),
  activeCode: plainCode(activeCode)
})

/** Which card a number and code would activate. @throws ApiError, 909 and 429 among them; no toast */
export const lookUpCard = (code: PrintedCode): Promise<CardPreview> =>
  call(cardEndpoints.getByActiveCode, plain(code), { quiet: true })

/** Activates a card, once however often it is asked for. @throws ApiError, 909 and 429 among them; no toast */
export async function activateCard(code: PrintedCode): Promise<MemberCard> {
  const input = plain(code)
  const name = `activate|${input.cardNo}`
  try {
    const card = await call(cardEndpoints.activeCode, input, {
      idempotencyKey: wishKey(name, input),
      quiet: true
    })
    settleWish(name)
    void touch(cardEndpoints.activeCode)
    return card
  } catch (error) {
    if (error instanceof ApiError && error.code === RESULT.cardCode) settleWish(name)
    throw error
  }
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
