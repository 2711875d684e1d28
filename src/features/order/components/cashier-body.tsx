import type { ReactNode } from 'react'
import type { OrderKind } from '../model'
import { Agreements } from './agreements'
import { Amounts, type AmountsProps } from './amounts'
import { DueHead } from './due-head'
import { OrderLines, type ShownLine } from './order-lines'
import { PayMethod } from './pay-method'

export interface CashierBodyProps {
  kind: OrderKind
  lines: readonly ShownLine[]
  amounts: AmountsProps
  /** What the time is that is left to pay. */
  words: string
  /** Until when it can be paid, ISO. */
  until: string
  onLate: () => void
  /** Where it is sent. */
  delivery?: ReactNode
}

/** What is paid and until when, its lines and amounts, how, and what is agreed to by it. */
export function CashierBody({ kind, lines, amounts, words, until, onLate, delivery }: CashierBodyProps) {
  return (
    <>
      <DueHead payFen={amounts.payFen} words={words} until={until} onLate={onLate} />
      <OrderLines lines={lines} />
      {delivery}
      <Amounts {...amounts} />
      <PayMethod />
      <Agreements kind={kind} />
    </>
  )
}
