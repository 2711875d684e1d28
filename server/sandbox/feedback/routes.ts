import { z } from 'zod'
import { BusinessError } from '../../http/business-error'
import type { Kit } from '../../http/kit'
import { answerFeedback, listAnswered, listOpen } from '../../modules/feedback/feedback.service'
import { html, sandboxPage } from '../page'
import { sendSandboxPage } from '../send-page'
import { deskPage } from './desk-page'

const PATH = '/sandbox/feedback'
const SHOWN = 50

const answering = z.object({
  feedbackId: z.string().min(1).max(64),
  answer: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .regex(/^[^\u0000]*$/)
})

/** The service desk: reads what members tell us, and answers it. There while the chat is the sandbox. */
export function sandboxFeedbackModule({ db, clock, rawRoute, settings }: Kit): void {
  if (settings.gateways.chat !== 'sandbox') return
  rawRoute({
    method: 'GET',
    url: PATH,
    handler: async (_request, reply) => {
      const open = await listOpen(SHOWN, db)
      return sendSandboxPage(reply, deskPage(PATH, open, await listAnswered(SHOWN, db)))
    }
  })
  rawRoute({
    method: 'POST',
    url: PATH,
    body: 'raw',
    handler: async (request, reply) => {
      const asked = answering.safeParse(Object.fromEntries(new URLSearchParams(String(request.body))))
      if (!asked.success) return sendSandboxPage(reply.code(400), problemPage('请填写答复。'))
      const { feedbackId, answer } = asked.data
      try {
        await answerFeedback(db, feedbackId, answer, clock.now())
      } catch (problem) {
        if (!(problem instanceof BusinessError)) throw problem
        return sendSandboxPage(reply.code(409), problemPage(problem.message))
      }
      return reply.redirect(PATH, 303)
    }
  })
}

const problemPage = (message: string) =>
  sandboxPage({
    title: '意见反馈服务台',
    body: html`<p>${message}</p>
      <a class="button" href="${PATH}">返回列表</a>`
  })
