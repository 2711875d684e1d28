import { useEffect, useRef } from 'react'
import { useDidHide } from '@tarojs/taro'
import { RESULT } from '@contract/envelope/codes'
import { codeOf } from '@/api/error'
import { saveAnswers, reportSaved } from './commands'
import { dropSaved, saveAnswer, unsavedOf } from './draft'
import type { Answer } from './model'

/** Pause after typing before the input is sent to the server, ms. */
const REST_MS = 1_200
const NO_MORE: ReadonlySet<string> = new Set([RESULT.orderState, RESULT.ended])

/** Whether it cannot be answered any more: it was, with other questions, or it is over. */
export const isNoMore = (error: unknown): boolean => NO_MORE.has(codeOf(error))

/**
 * Keeps answers: on the device at once, with the server a moment later, one call after the other. What could not be sent
 * stays on the device and goes with the next.
 */
export function useSaving(questionnaireId: string, version: string, noMore: () => void) {
  const at = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const turn = useRef<Promise<void>>(Promise.resolve())
  const isOver = useRef(false)

  async function send(): Promise<void> {
    if (isOver.current) return
    const unsaved = unsavedOf(questionnaireId, version)
    try {
      await saveAnswers({ questionnaireId, version, unsaved, at: at.current })
      dropSaved(questionnaireId, version, unsaved)
    } catch (error) {
      if (!isNoMore(error)) return
      isOver.current = true
      noMore()
    }
  }
  const now = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    turn.current = turn.current.then(send)
  }
  const soon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(now, REST_MS)
  }
  const rest = useRef(now)
  rest.current = now
  const flush = () => {
    if (timer.current !== undefined) rest.current()
  }
  useDidHide(flush)
  useEffect(
    () => () => {
      if (timer.current !== undefined) rest.current()
      void turn.current.then(reportSaved)
    },
    []
  )
  return {
    keep: (questionId: string, answer: Answer | null) => {
      saveAnswer(questionnaireId, version, questionId, answer)
      soon()
    },
    /** Another question is shown. */
    move: (questionId: string | null) => {
      at.current = questionId
      now()
    },
    /** Nothing more is to be saved. */
    stop: () => {
      isOver.current = true
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }
}
