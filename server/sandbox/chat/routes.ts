import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Kit } from '../../http/kit'
import { answerTo } from './answers'
import { chatOfAddress } from './chat-address'
import { chatPage, noChatPage, SCRIPT_HASH } from './chat-page'
import { addTalk, forgetTalks, listMessages } from './repository'
import { CHAT_PATH } from './sandbox-chat'

const form = z.object({
  message: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .regex(/^[^\u0000]*$/)
})

const SHOWN = 200
/** Messages per chat and minute. */
const PACE = 30
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const PAGE_CACHE_TTL_MS = 7 * 24 * HOUR_MS

/** The chats of the sandbox; present only while the chat gateway is the sandbox. */
export function sandboxChatModule(kit: Kit): void {
  const { db, clock, settings, jobs, limit } = kit
  if (settings.gateways.chat !== 'sandbox') return

  const chatOf = (request: FastifyRequest) =>
    chatOfAddress(
      (request.params as { serial?: unknown }).serial,
      request.query,
      clock.now(),
      settings.secrets.signing
    )

  kit.rawRoute({
    method: 'GET',
    url: `${CHAT_PATH}/:serial`,
    handler: async (request, reply) => {
      const chat = chatOf(request)
      if (!chat) return sendPage(reply.code(404), noChatPage())
      return sendPage(reply, chatPage(chat, queryOf(request), await listMessages(chat.serial, SHOWN, db)))
    }
  })

  kit.rawRoute({
    method: 'POST',
    url: `${CHAT_PATH}/:serial`,
    body: 'raw',
    handler: async (request, reply) => {
      const chat = chatOf(request)
      if (!chat) return sendPage(reply.code(404), noChatPage())
      const said = form.safeParse(Object.fromEntries(new URLSearchParams(String(request.body))))
      if (said.success) {
        await limit(`sandbox-chat:${chat.serial}`, PACE, MINUTE_MS)
        const { message } = said.data
        await addTalk(chat.serial, { message, answer: answerTo(message), now: clock.now() }, db)
      }
      // a reload must not send it again
      return reply.redirect(`${CHAT_PATH}/${chat.serial}?${queryOf(request)}`, 303)
    }
  })

  jobs.every('sweep the sandbox chats', HOUR_MS, (now) =>
    forgetTalks(new Date(now.getTime() - PAGE_CACHE_TTL_MS), db)
  )
}

const queryOf = (request: FastifyRequest) =>
  request.url.includes('?') ? request.url.slice(request.url.indexOf('?') + 1) : ''

/** Displayed inside the app's web view, and submits only to itself; its signed address is not passed on. */
function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; script-src ${SCRIPT_HASH}; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`
    )
    .send(page)
}
