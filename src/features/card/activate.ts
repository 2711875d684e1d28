import { cardEndpoints } from '@contract/card/endpoints'
import { call } from '@/api/call'
import { useWrite } from '@/api/use-write'
import { keyed, type Write } from '@/api/write'
import type { CardPreview, MemberCard } from './model'
import { plainCode, type PrintedCode } from './printed-code'

const plain = ({ cardNo, activeCode }: PrintedCode): PrintedCode => ({
  cardNo: plainCode(cardNo),
  activeCode: plainCode(activeCode)
})

/** Which card a number and code would activate. @throws ApiError, 909 and 429 among them; no toast */
export const lookUpCard = (code: PrintedCode): Promise<CardPreview> =>
  call(cardEndpoints.getByActiveCode, plain(code), { quiet: true })

/** Activates a card; 909 and 429 are among the refusals, which the page shows. */
export const activation: Write<PrintedCode, MemberCard> = {
  name: ({ cardNo }) => `activate|${cardNo}`,
  call: (code) => keyed(cardEndpoints.activeCode, code),
  quiet: true
}

/** Activates a card, once however often it is called. The function throws ApiError; no toast. */
export function useActivateCard(): (code: PrintedCode) => Promise<MemberCard> {
  const { submitNow } = useWrite(activation)
  return (code) => submitNow(plain(code))
}
