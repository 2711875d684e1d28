import { useRef, useState } from 'react'
import { useSendFeedback } from '@/features/feedback/commands'
import { forgetDraft, saveDraft, savedDraft } from '@/features/feedback/draft'
import { contentFault, EMPTY_DRAFT, MAX_PICTURES, type FeedbackDraft } from '@/features/feedback/model'
import { usePictures } from '@/features/member/use-pictures'

/** The form: input is kept on the device until it is sent; errors are shown beside their fields. */
export function useFeedbackForm(sent: () => void) {
  const [draft, setDraft] = useState(savedDraft)
  const latest = useRef(draft)
  const [contentWrong, setContentWrong] = useState<string>()
  const [refusal, setRefusal] = useState<string>()

  const change = (part: Partial<FeedbackDraft>) => {
    latest.current = { ...latest.current, ...part }
    setDraft(latest.current)
    saveDraft(latest.current)
    setRefusal(undefined)
    if ('content' in part) setContentWrong(undefined)
  }
  const pictures = usePictures(draft.pictures, MAX_PICTURES, (urls) => change({ pictures: urls }))
  const { submit, pending } = useSendFeedback(
    () => {
      forgetDraft()
      latest.current = EMPTY_DRAFT
      setDraft(EMPTY_DRAFT)
      sent()
    },
    ({ message }) => setRefusal(message)
  )
  const send = () => {
    const wrong = contentFault(draft.content)
    setContentWrong(wrong)
    const why = wrong ? undefined : pictures.unready
    setRefusal(why)
    if (!wrong && !why) submit(draft)
  }
  return { draft, pictures, contentWrong, refusal, sending: pending !== undefined, change, send }
}

export type FeedbackForm = ReturnType<typeof useFeedbackForm>
