import { useRef } from 'react'
import { Dialog } from '@/ui/dialog/dialog'
import type { Question } from '../use-order-actions'

export interface ActionDialogProps {
  question: Question | undefined
  onAnswer: (yes: boolean) => void
}

/** Asks before an order is cancelled or deleted. */
export function ActionDialog({ question, onAnswer }: ActionDialogProps) {
  // its text stays while it animates out
  const last = useRef(question)
  last.current = question ?? last.current
  return (
    <Dialog
      open={question !== undefined}
      title={last.current?.title ?? ''}
      text={last.current?.text}
      confirmText={last.current?.confirmText ?? ''}
      cancelText='再想想'
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  )
}
