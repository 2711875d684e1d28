import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApplication } from '@/features/aftersale/commands'
import {
  preselected,
  chosenLines,
  type AfterSaleKind,
  type Chosen,
  type Offer
} from '@/features/aftersale/model'
import { amountQuery } from '@/features/aftersale/queries'
import { usePictures } from '@/features/member/use-pictures'
import { faultText, NO_AMOUNT, type AmountFormFault } from '@/features/order/amount-fault'
import { confirm, toast } from '@/platform/feedback/feedback'
import { formatYuan } from '@/lib/money'
import { replace } from '@/routes/navigate'

const MAX_PICTURES = 6

const finalText = (fen: number): string =>
  `将退回 ${formatYuan(fen)}。所退的权益随即失效，未发出的商品不再发货。`

/** The input, the resulting refund amount, and sending it. */
export function useApplyForm({ orderNo, lines }: Offer, first: AfterSaleKind) {
  const [kind, setKind] = useState(first)
  const [chosen, setChosen] = useState<Chosen>(() => preselected(lines, first))
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [pictures, setPictures] = useState<readonly string[]>([])
  const evidence = usePictures(pictures, MAX_PICTURES, setPictures)
  const [fault, setFault] = useState<AmountFormFault>()
  const any = chosenLines(chosen).length > 0
  const amount = useQuery({
    ...amountQuery(orderNo, kind, chosen),
    enabled: any,
    placeholderData: keepPreviousData
  })
  const { submit, pending } = useApplication(
    ({ afterSaleId, state }) => {
      toast(state === 'applied' ? '申请已提交' : '申请已通过')
      return replace('pages-my/orderRecord/refund_detail', { afterSaleId })
    },
    ({ message }) => {
      setFault(message)
      // what can be refunded may have changed while the form was open
      void amount.refetch()
    }
  )

  return {
    kind,
    chosen,
    reason,
    note,
    evidence,
    fault: faultText(fault, amount),
    amount: any ? amount.data : undefined,
    sending: pending !== undefined,
    chooseKind: (next: AfterSaleKind) => {
      setKind(next)
      setChosen(preselected(lines, next))
      setReason('')
      setFault(undefined)
    },
    choosePieces: (lineNo: number, quantity: number) => {
      setChosen((before) => ({ ...before, [lineNo]: quantity }))
      setFault(undefined)
    },
    chooseReason: (word: string) => {
      setReason(word)
      setFault(undefined)
    },
    typeNote: setNote,
    send: async () => {
      if (!any) return setFault('请选择要退的商品')
      if (!reason) return setFault('请选择申请原因')
      setFault(evidence.unready)
      if (evidence.unready !== undefined) return
      // nobody agrees to a refund that they have not seen
      if (!amount.data || amount.isPlaceholderData) {
        if (amount.isError) void amount.refetch()
        return setFault(NO_AMOUNT)
      }
      const { amountFen, review, why } = amount.data
      // what no staff looks at is done at once, and its rights with it
      const isFinal = why === null && review === null
      if (isFinal && !(await confirm(finalText(amountFen), '确认退款？'))) return
      submit({ orderNo, kind, chosen, reason, note, pictures, seenFen: amountFen })
    }
  }
}
