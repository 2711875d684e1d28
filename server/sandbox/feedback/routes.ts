import { z } from 'zod'
import type { Kit } from '../../http/kit'
import { answerFeedback, listAnswered, listOpen } from '../../modules/feedback'
import { addDeskSite } from '../desk-site'
import { deskPage, TITLE } from './desk-page'

const PATH = '/sandbox/feedback'
const SHOWN = 50

const form = z.object({
  feedbackId: z.string().min(1).max(64),
  answer: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .regex(/^[^\u0000]*$/)
})

/** The service desk: reads and answers members' feedback. Present while the chat is the sandbox. */
export function sandboxFeedbackModule({ db, clock, rawRoute, settings }: Kit): void {
  if (settings.gateways.chat !== 'sandbox') return
  addDeskSite(
    { rawRoute },
    {
      path: PATH,
      title: TITLE,
      form,
      problem: '请填写答复。',
      page: async () => deskPage(PATH, await listOpen(SHOWN, db), await listAnswered(SHOWN, db)),
      act: ({ feedbackId, answer }) => answerFeedback(db, feedbackId, answer, clock.now())
    }
  )
}
