import { z } from 'zod'
import { id, text } from '@contract/common'
import { BusinessError } from '../../http/business-error'
import type { Kit } from '../../http/kit'
import { answerAtDesk, resolveAtDesk, talksAtDesk } from '../../modules/assistant/assistant.service'
import { html, sandboxPage } from '../page'
import { sendSandboxPage } from '../send-page'
import { deskPage } from './desk-page'

const PATH = '/sandbox/desk'

const form = z.object({
  id,
  act: z.enum(['answer', 'resolve']),
  body: z.string().trim().pipe(text(500)).default('')
})

/** The desk at which people answer who were asked for; there while the chat gateway is the sandbox. */
export function sandboxDeskModule({ db, clock, rawRoute, settings }: Kit): void {
  if (settings.gateways.chat !== 'sandbox') return
  rawRoute({
    method: 'GET',
    url: PATH,
    handler: async (_request, reply) => sendSandboxPage(reply, deskPage(PATH, await talksAtDesk(db)))
  })
  rawRoute({
    method: 'POST',
    url: PATH,
    body: 'raw',
    handler: async (request, reply) => {
      const sent = form.safeParse(Object.fromEntries(new URLSearchParams(String(request.body))))
      if (!sent.success) return sendSandboxPage(reply.code(400), problemPage('请从列表中操作。'))
      const { id: conversationId, act, body } = sent.data
      try {
        if (act === 'resolve') await resolveAtDesk(db, conversationId, clock.now())
        else if (body !== '') await answerAtDesk(db, conversationId, body, clock.now())
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
    title: '人工客服工作台',
    body: html`<p>${message}</p>
      <a class="button" href="${PATH}">返回列表</a>`
  })
