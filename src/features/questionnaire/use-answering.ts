import { useState } from 'react'
import { answerFault, answersOnPath, firstFault } from '@contract/questionnaire/answers'
import { pathOf } from '@contract/questionnaire/path'
import { useSendAnswers } from './commands'
import { forgetAnswers, unsavedOf } from './draft'
import type { Answer, Answers, Questionnaire } from './model'
import { isNoMore, useSaving } from './use-saving'
import { serverNow } from '@/lib/server-now'
import { formatDay } from '@/lib/time'
import { restoreScroll } from '@/platform/screen/page-scroll'

/** What the server has, and over it what this device has not sent yet. */
function answersSoFar({ questionnaireId, version, answers }: Questionnaire): Map<string, Answer> {
  const all = new Map(
    answers.flatMap(({ questionId, answer }) => (answer ? [[questionId, answer] as const] : []))
  )
  for (const [questionId, answer] of unsavedOf(questionnaireId, version)) {
    if (answer) all.set(questionId, answer)
    else all.delete(questionId)
  }
  return all
}

/** Where to continue: the last question shown, otherwise the first. */
function placeOf({ questions, at }: Questionnaire, answers: Answers): number {
  const place = pathOf(questions, answers).findIndex(({ id }) => id === at)
  return Math.max(0, place)
}

const today = () => formatDay(serverNow()).replace(/\./g, '-')

/** Filling one in: the way that the answers lead, what is wrong at a question, reading over, and sending. */
export function useAnswering(questionnaire: Questionnaire, noMore: () => void) {
  const { questionnaireId, version, questions } = questionnaire
  const [answers, setAnswers] = useState<Answers>(() => answersSoFar(questionnaire))
  const [begun, setBegun] = useState(questionnaire.state === 'draft' || answers.size > 0)
  const [place, setPlace] = useState(() => placeOf(questionnaire, answers))
  const [fault, setFault] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const saving = useSaving(questionnaireId, version, noMore)
  const path = pathOf(questions, answers)
  /** The question that is shown; none while all is read over. */
  const question = path[place]

  const show = (next: number) => {
    setPlace(next)
    setFault(undefined)
    setRefusal(undefined)
    restoreScroll(0)
    saving.move(path[next]?.id ?? null)
  }
  const { submit, pending } = useSendAnswers(
    () => {
      saving.stop()
      forgetAnswers(questionnaireId)
    },
    (error) => {
      setRefusal(error.message)
      // answered elsewhere, over, or with changed questions: refetch
      if (isNoMore(error)) noMore()
    }
  )
  return {
    begun,
    path,
    place,
    question,
    answers,
    fault,
    refusal,
    today: today(),
    sending: pending !== undefined,
    begin: () => {
      setBegun(true)
      show(place)
    },
    answer: (questionId: string, answer: Answer | undefined) => {
      const next = new Map(answers)
      if (answer) next.set(questionId, answer)
      else next.delete(questionId)
      setAnswers(next)
      setFault(undefined)
      saving.keep(questionId, answer ?? null)
    },
    show,
    /**
     * On to the next question, or to reading over; what is wrong here is said first. `unready`: what is not
     * done yet.
     */
    next: (unready: string | undefined) => {
      const wrong = unready ?? (question && answerFault(question, answers.get(question.id), today()))
      if (wrong !== undefined) return setFault(wrong)
      show(place + 1)
    },
    send: () => {
      const wrong = firstFault(questions, answers, today())
      if (!wrong) return submit({ questionnaireId, version, answers: answersOnPath(questions, answers) })
      show(wrong.place - 1)
      setFault(wrong.fault)
    }
  }
}
